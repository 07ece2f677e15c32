import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { getContrastRatio } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const grounds = ['#ffffff', '#fff4d6', '#0b4f6c', '#1c1b1f'];

export default function ContrastBench() {
  const [lightness, setLightness] = React.useState(30);
  const id = React.useId();
  const text = `hsl(200, 60%, ${lightness}%)`;

  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 440 }}>
      <div>
        <Typography id={id}>Lightness of the text: {lightness}%</Typography>
        <Slider
          aria-labelledby={id}
          value={lightness}
          min={0}
          max={100}
          onChange={(_event, value) => setLightness(value)}
        />
      </div>
      {grounds.map((ground) => {
        const ratio = getContrastRatio(text, ground);
        return (
          <Stack key={ground} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
            <Box
              aria-hidden="true"
              sx={{ width: 72, py: 1, border: 1, borderColor: 'divider', borderRadius: 1, textAlign: 'center' }}
              style={{ backgroundColor: ground }}
            >
              <Box component="svg" viewBox="0 0 24 14" sx={{ height: 22, display: 'block', mx: 'auto' }}>
                <path
                  d="M2 13 7 1h2l5 12h-2l-1.3-3.2H5.3L4 13zM6 8h4L8 3zm8 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6"
                  fill={text}
                />
              </Box>
            </Box>
            <Typography sx={{ fontVariantNumeric: 'tabular-nums', minWidth: 64 }}>{ratio.toFixed(2)}</Typography>
            <Chip
              size="small"
              variant="outlined"
              label={ratio >= 4.5 ? 'AA for all text' : ratio >= 3 ? 'large text only' : 'too weak'}
            />
          </Stack>
        );
      })}
    </Stack>
  );
}
