import Button from '@mui/material/Button';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import * as React from 'react';

const SHOWN_MS = 6000;

export default function UndoArchive() {
  const [isArchived, setArchived] = React.useState(false);
  const [open, setOpen] = React.useState(false);

  const archive = () => {
    setArchived(true);
    setOpen(true);
  };
  const undo = () => {
    setArchived(false);
    setOpen(false);
  };
  const handleClose = (_event: unknown, reason: SnackbarCloseReason) => {
    if (reason !== 'clickaway') {
      setOpen(false);
    }
  };

  return (
    <div>
      <Button variant="outlined" disabled={isArchived} onClick={archive}>
        {isArchived ? 'Conversation archived' : 'Archive conversation'}
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={SHOWN_MS}
        onClose={handleClose}
        message="Conversation archived"
        action={
          <Button color="inherit" size="small" onClick={undo}>
            Undo
          </Button>
        }
      />
    </div>
  );
}
