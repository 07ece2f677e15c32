import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import * as React from 'react';

export default function CancelBooking() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button variant="outlined" color="danger" onClick={() => setOpen(true)}>
        Cancel the booking
      </Button>
      <Modal open={open} onClose={close}>
        <ModalDialog role="alertdialog" sx={{ maxWidth: 400 }}>
          <DialogTitle>Give up berth 14?</DialogTitle>
          <DialogContent>Someone on the waiting list gets it at once.</DialogContent>
          <DialogActions>
            <Button color="danger" onClick={close}>
              Give it up
            </Button>
            <Button variant="plain" color="neutral" autoFocus onClick={close}>
              Keep it
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
