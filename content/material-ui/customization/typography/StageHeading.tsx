import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import { createTheme, responsiveFontSizes, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import * as React from 'react';

export default function StageHeading() {
  const [factor, setFactor] = React.useState(3);
  const id = React.useId();
  const theme = React.useMemo(() => responsiveFontSizes(createTheme(), { factor }), [factor]);

  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 3, width: '100%', boxSizing: 'border-box' }}>
        <Typography variant="h3" component="p">
          Songs from the quay
        </Typography>
        <Typography id={id} sx={{ mt: 2 }}>
          Factor {factor}
        </Typography>
        <Slider
          aria-labelledby={id}
          value={factor}
          min={2}
          max={8}
          marks
          onChange={(_event, value) => setFactor(value)}
          sx={{ maxWidth: 280 }}
        />
      </Paper>
    </ThemeProvider>
  );
}
