import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import * as React from 'react';

const items = ['Passport', 'Rain jacket', 'Charger'];

export default function PackingList() {
  const [packed, setPacked] = React.useState<readonly string[]>(['Passport']);
  const isAll = packed.length === items.length;

  const toggle = (item: string, isPacked: boolean) =>
    setPacked((previous) => (isPacked ? [...previous, item] : previous.filter((other) => other !== item)));

  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend">Hand luggage</FormLabel>
      <FormControlLabel
        label="Everything"
        control={
          <Checkbox
            checked={isAll}
            indeterminate={!isAll && packed.length > 0}
            onChange={(event) => setPacked(event.target.checked ? items : [])}
          />
        }
      />
      <FormGroup sx={{ marginInlineStart: 3 }}>
        {items.map((item) => (
          <FormControlLabel
            key={item}
            label={item}
            control={
              <Checkbox checked={packed.includes(item)} onChange={(event) => toggle(item, event.target.checked)} />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText>
        {packed.length} of {items.length} packed
      </FormHelperText>
    </FormControl>
  );
}
