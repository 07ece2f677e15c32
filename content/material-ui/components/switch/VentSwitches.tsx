import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';
import * as React from 'react';

export default function VentSwitches() {
  const [roof, setRoof] = React.useState(true);
  const [side, setSide] = React.useState(false);
  const opened = Number(roof) + Number(side);

  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend">Greenhouse 2</FormLabel>
      <FormGroup>
        <FormControlLabel
          label="Roof vents"
          control={
            <Switch
              checked={roof}
              onChange={(_event, checked) => setRoof(checked)}
              slotProps={{ input: { role: 'switch' } }}
            />
          }
        />
        <FormControlLabel
          label="Side vents"
          control={
            <Switch
              checked={side}
              onChange={(_event, checked) => setSide(checked)}
              slotProps={{ input: { role: 'switch' } }}
            />
          }
        />
        <FormControlLabel disabled label="Heating (off until October)" control={<Switch />} />
      </FormGroup>
      <FormHelperText role="status">{opened} of 2 vents open</FormHelperText>
    </FormControl>
  );
}
