import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function BasicTextFields() {
  return (
    <Stack component="form" noValidate autoComplete="off" spacing={3} sx={{ width: '100%', maxWidth: 320 }}>
      <TextField label="City" variant="outlined" />
      <TextField label="City" variant="filled" />
      <TextField label="City" variant="standard" />
    </Stack>
  );
}
