import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import * as React from 'react';

export default function ShapeBench() {
  const [radius, setRadius] = React.useState(8);
  const [elevation, setElevation] = React.useState(3);
  const id = React.useId();
  const theme = React.useMemo(() => createTheme({ shape: { borderRadius: radius } }), [radius]);

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 4, width: '100%', alignItems: 'center' }}>
      <div>
        <Typography id={`${id}-radius`}>Radius {radius}</Typography>
        <Slider
          aria-labelledby={`${id}-radius`}
          value={radius}
          min={0}
          max={24}
          onChange={(_event, value) => setRadius(value)}
        />
        <Typography id={`${id}-level`}>Elevation {elevation}</Typography>
        <Slider
          aria-labelledby={`${id}-level`}
          value={elevation}
          min={0}
          max={24}
          onChange={(_event, value) => setElevation(value)}
        />
      </div>
      <ThemeProvider theme={theme}>
        <Box sx={{ p: 3, bgcolor: 'grey.200', borderRadius: 1 }}>
          <Paper elevation={elevation} sx={{ p: 2 }}>
            <Typography gutterBottom>Rye loaf, 900 g</Typography>
            <Button variant="contained">Reserve</Button>
          </Paper>
        </Box>
      </ThemeProvider>
    </Box>
  );
}
