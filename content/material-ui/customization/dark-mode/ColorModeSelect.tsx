import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import * as React from 'react';

const theme = createTheme({ colorSchemes: { light: true, dark: true } });

function ModeRadios() {
  const { mode, setMode } = useColorScheme();
  const id = React.useId();
  if (!mode) {
    return null; // The mode is unknown on the server.
  }
  return (
    <FormControl>
      <FormLabel id={id}>Color mode</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        name={id}
        value={mode}
        onChange={(event) => setMode(event.target.value as 'light' | 'dark' | 'system')}
      >
        <FormControlLabel value="light" control={<Radio />} label="Light" />
        <FormControlLabel value="dark" control={<Radio />} label="Dark" />
        <FormControlLabel value="system" control={<Radio />} label="System" />
      </RadioGroup>
    </FormControl>
  );
}

export default function ColorModeSelect() {
  return (
    // `storageManager={null}` keeps the choice inside this demo. Leave it out in an app.
    <ThemeProvider theme={theme} defaultMode="light" storageManager={null}>
      <Paper variant="outlined" sx={{ p: 3, width: '100%', minHeight: 114, boxSizing: 'border-box' }}>
        <ModeRadios />
      </Paper>
    </ThemeProvider>
  );
}
