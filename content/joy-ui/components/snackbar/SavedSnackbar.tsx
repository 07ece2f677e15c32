import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import * as React from 'react';

export default function SavedSnackbar() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Save the log</Button>
      <Snackbar
        open={open}
        autoHideDuration={5000}
        onClose={() => setOpen(false)}
        color="success"
        variant="soft"
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      >
        The log of Tuesday is saved.
      </Snackbar>
    </React.Fragment>
  );
}
