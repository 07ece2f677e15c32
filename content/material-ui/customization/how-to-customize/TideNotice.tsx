import Alert, { alertClasses } from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function TideNotice() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <Alert severity="info">High tide at 14:20</Alert>
      <Alert
        severity="info"
        sx={{
          borderRadius: 5,
          border: 1,
          borderColor: 'info.main',
          fontWeight: 'fontWeightMedium',
          [`& .${alertClasses.icon}`]: { alignItems: 'center' },
        }}
      >
        High tide at 14:20, this one by hand
      </Alert>
    </Stack>
  );
}
