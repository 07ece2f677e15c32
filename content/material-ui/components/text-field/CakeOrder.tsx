import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import * as React from 'react';

const cakes = ['Apple crumble', 'Carrot', 'Poppy seed'];

export default function CakeOrder() {
  const [cake, setCake] = React.useState('Carrot');

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <TextField select fullWidth label="Cake" value={cake} onChange={(event) => setCake(event.target.value)}>
        {cakes.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        fullWidth
        label="Diameter"
        defaultValue="26"
        slotProps={{
          input: { endAdornment: <InputAdornment position="end">cm</InputAdornment> },
          htmlInput: { inputMode: 'numeric' },
        }}
      />
    </Stack>
  );
}
