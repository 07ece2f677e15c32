import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { createTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const factors = [0.5, 1, 2, 3, 4, 6, 8];

export default function SpacingScale() {
  const [unit, setUnit] = React.useState(8);
  const id = React.useId();
  const { spacing } = createTheme({ spacing: unit });

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Typography id={id}>Unit of {unit} pixels</Typography>
      <Slider
        aria-labelledby={id}
        value={unit}
        min={4}
        max={12}
        step={2}
        marks
        onChange={(_event, value) => setUnit(value)}
      />
      {factors.map((factor) => (
        <Box key={factor} sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 1 }}>
          <Typography variant="body2" sx={{ width: 176, flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}>
            spacing({factor}) = {spacing(factor)}
          </Typography>
          <Box sx={{ height: 16, borderRadius: 0.5, bgcolor: 'primary.main' }} style={{ width: spacing(factor) }} />
        </Box>
      ))}
    </Box>
  );
}
