import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { createTheme, getContrastRatio, ThemeProvider } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const mains = { Moss: '#4d7c3a', Sky: '#3d8fd1', Clay: '#c2693d', Sun: '#f2b632' };

export default function PaletteMixer() {
  const [name, setName] = React.useState<keyof typeof mains>('Sky');
  const [strict, setStrict] = React.useState(true);
  const theme = React.useMemo(
    () => createTheme({ palette: { primary: { main: mains[name] }, contrastThreshold: strict ? 4.5 : 3 } }),
    [name, strict],
  );
  const { light, main, dark, contrastText } = theme.palette.primary;

  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2, width: '100%', maxWidth: 440, boxSizing: 'border-box' }}>
        <Stack spacing={2}>
          <ToggleButtonGroup
            exclusive
            fullWidth
            size="small"
            aria-label="Main color"
            value={name}
            onChange={(_event, next: keyof typeof mains | null) => next && setName(next)}
          >
            {Object.keys(mains).map((key) => (
              <ToggleButton key={key} value={key}>
                {key}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <FormControlLabel
            control={<Switch checked={strict} onChange={(event) => setStrict(event.target.checked)} />}
            label="Threshold 4.5 rather than 3"
          />
          <Box sx={{ display: 'flex', borderRadius: 1, overflow: 'hidden' }}>
            {[light, main, dark].map((color) => (
              <Box key={color} sx={{ flex: 1, height: 40 }} style={{ backgroundColor: color }} />
            ))}
          </Box>
          <Button variant="contained" disableElevation>
            {contrastText === '#fff' ? 'White text' : 'Dark text'}
          </Button>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            White on {main} has a contrast of {getContrastRatio('#fff', main).toFixed(1)}. Derived: light {light}, dark{' '}
            {dark}.
          </Typography>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
