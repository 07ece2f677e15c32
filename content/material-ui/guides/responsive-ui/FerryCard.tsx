import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import * as React from 'react';

export default function FerryCard() {
  const [share, setShare] = React.useState(100);
  const id = React.useId();

  return (
    <Box sx={{ width: '100%' }}>
      <Typography id={id}>Width of the container</Typography>
      <Slider
        aria-labelledby={id}
        getAriaValueText={(value) => `${value} percent`}
        value={share}
        min={45}
        max={100}
        onChange={(_event, value) => setShare(value)}
        sx={{ maxWidth: 320, display: 'block' }}
      />
      <Box sx={{ containerType: 'inline-size', maxWidth: 560 }} style={{ width: `${share}%` }}>
        <Card
          variant="outlined"
          sx={{
            display: 'flex',
            flexDirection: { '@': 'column', '@400': 'row' },
            alignItems: { '@': 'stretch', '@400': 'center' },
            gap: 2,
            p: 2,
          }}
        >
          <Box sx={{ flex: 1 }}>
            <Typography>Skerry line, 08:15</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Pier 3, bicycles welcome
            </Typography>
          </Box>
          <Button variant="contained">Board</Button>
        </Card>
      </Box>
    </Box>
  );
}
