import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function BasicAlerts() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert severity="success">The backup finished at 04:12.</Alert>
      <Alert severity="info">Maintenance starts on Sunday at 22:00.</Alert>
      <Alert severity="warning">The certificate expires in 6 days.</Alert>
      <Alert severity="error">The payment was declined.</Alert>
    </Stack>
  );
}
