import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertVariants() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert severity="success">Standard: the bread is out of the oven.</Alert>
      <Alert severity="success" variant="outlined">
        Outlined: the oven is free again.
      </Alert>
      <Alert severity="error" variant="filled">
        Filled: the oven has gone out.
      </Alert>
    </Stack>
  );
}
