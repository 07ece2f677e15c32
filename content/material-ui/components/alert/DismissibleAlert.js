import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import * as React from 'react';

export default function DismissibleAlert() {
  const [open, setOpen] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <Collapse in={open} unmountOnExit>
        <Alert severity="warning" variant="outlined" closeText="Dismiss" onClose={() => setOpen(false)} sx={{ mb: 2 }}>
          <AlertTitle>Two devices are offline</AlertTitle>
          Readings from the north hall stopped at 09:40.
        </Alert>
      </Collapse>
      <Button variant="outlined" disabled={open} onClick={() => setOpen(true)}>
        Show again
      </Button>
    </Box>
  );
}
