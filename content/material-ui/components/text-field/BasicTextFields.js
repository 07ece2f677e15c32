import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function BasicTextFields() {
  return (
    <Stack component="form" noValidate autoComplete="off" spacing={3} sx={{ width: '100%', maxWidth: 320 }}>
      <TextField id="city-outlined" label="City" variant="outlined" />
      <TextField id="city-filled" label="City" variant="filled" />
      <TextField id="city-standard" label="City" variant="standard" />
    </Stack>
  );
}
