import TextField from '@mui/material/TextField';
import * as React from 'react';

export default function EmailValidation() {
  const [value, setValue] = React.useState('');
  const [left, setLeft] = React.useState(false);
  const error = left && !value.includes('@');

  return (
    <TextField
      type="email"
      label="Work email"
      required
      fullWidth
      sx={{ maxWidth: 360 }}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      onBlur={() => setLeft(true)}
      error={error}
      helperText={error ? 'Enter an address that contains an @ sign.' : 'We send the invoice here.'}
    />
  );
}
