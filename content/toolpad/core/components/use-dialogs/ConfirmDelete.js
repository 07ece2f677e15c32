import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';
import * as React from 'react';

function DeleteButton() {
  const dialogs = useDialogs();
  const [answer, setAnswer] = React.useState('');

  const handleClick = async () => {
    const confirmed = await dialogs.confirm('The report cannot be restored.', {
      title: 'Delete the report?',
      severity: 'error',
      okText: 'Delete',
      cancelText: 'Keep',
    });
    setAnswer(confirmed ? 'Report deleted.' : 'Report kept.');
  };

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" color="error" onClick={handleClick}>
        Delete report
      </Button>
      <Typography role="status" variant="body2">
        {answer}
      </Typography>
    </Stack>
  );
}

export default function ConfirmDelete() {
  return (
    <DialogsProvider>
      <DeleteButton />
    </DialogsProvider>
  );
}
