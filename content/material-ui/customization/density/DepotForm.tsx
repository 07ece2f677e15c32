import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import * as React from 'react';

const dense = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiButton: { defaultProps: { size: 'small' } },
    MuiTextField: { defaultProps: { size: 'small', margin: 'dense' } },
    MuiCheckbox: { defaultProps: { size: 'small' } },
  },
});
const regular = (outer: Theme): Theme => ({
  ...outer,
  components: { ...outer.components, MuiTextField: { defaultProps: { margin: 'normal' } } },
});

export default function DepotForm() {
  const [isDense, setIsDense] = React.useState(true);

  return (
    <Stack sx={{ width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        control={<Switch checked={isDense} onChange={(event) => setIsDense(event.target.checked)} />}
        label="Dense"
      />
      <ThemeProvider theme={isDense ? dense : regular}>
        <TextField label="Part" defaultValue="Brake cable, rear" />
        <TextField label="Shelf" defaultValue="C 14" />
        <FormControlLabel control={<Checkbox defaultChecked />} label="Print a label" />
        <Button variant="contained" sx={{ alignSelf: 'flex-start', mt: 1 }}>
          Book in
        </Button>
      </ThemeProvider>
    </Stack>
  );
}
