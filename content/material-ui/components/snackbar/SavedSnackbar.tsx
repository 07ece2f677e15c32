import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import * as React from 'react';

const results = {
  success: 'The seed list is saved.',
  error: 'The seed list is not saved. Is the shed online?',
} as const;

export default function SavedSnackbar() {
  const [open, setOpen] = React.useState(false);
  const [severity, setSeverity] = React.useState<keyof typeof results>('success');

  const show = (next: keyof typeof results) => {
    setSeverity(next);
    setOpen(true);
  };
  const handleClose = (_event: unknown, reason?: SnackbarCloseReason) => {
    if (reason !== 'clickaway') {
      setOpen(false);
    }
  };

  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button onClick={() => show('success')}>Save</Button>
      <Button onClick={() => show('error')}>Save without a network</Button>
      <Snackbar
        open={open}
        onClose={handleClose}
        autoHideDuration={severity === 'error' ? null : 5000}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      >
        <Alert severity={severity} variant="filled" onClose={handleClose} sx={{ width: '100%' }}>
          {results[severity]}
        </Alert>
      </Snackbar>
    </Stack>
  );
}
