import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import * as React from 'react';

const routes = [
  { code: 'inner', name: 'Inner harbor', minutes: 12 },
  { code: 'skerries', name: 'Skerries', minutes: 45 },
  { code: 'lighthouse', name: 'Lighthouse island', minutes: 70 },
];

export default function FerryRoute() {
  const [code, setCode] = React.useState('');
  const id = React.useId();
  const route = routes.find((candidate) => candidate.code === code);

  return (
    <FormControl fullWidth sx={{ maxWidth: 320 }}>
      <InputLabel id={id}>Route</InputLabel>
      <Select
        labelId={id}
        id={`${id}-select`}
        label="Route"
        value={code}
        onChange={(event) => setCode(event.target.value)}
      >
        {routes.map(({ code: value, name }) => (
          <MenuItem key={value} value={value}>
            {name}
          </MenuItem>
        ))}
      </Select>
      <FormHelperText role="status">
        {route ? `The crossing takes ${route.minutes} minutes.` : 'Boats leave from pier 3.'}
      </FormHelperText>
    </FormControl>
  );
}
