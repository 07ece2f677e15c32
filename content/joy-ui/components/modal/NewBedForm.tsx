import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import * as React from 'react';

export default function NewBedForm() {
  const [open, setOpen] = React.useState(false);
  const [beds, setBeds] = React.useState(['Herbs']);

  const submit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBeds([...beds, String(new FormData(event.currentTarget).get('bed'))]);
    setOpen(false);
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">Beds: {beds.join(', ')}</Typography>
      <Button onClick={() => setOpen(true)}>Add a bed</Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog sx={{ width: 320 }}>
          <ModalClose aria-label="Close" />
          <DialogTitle>New bed</DialogTitle>
          <form onSubmit={submit}>
            <Stack spacing={2}>
              <FormControl required>
                <FormLabel>Name</FormLabel>
                <Input name="bed" autoFocus />
              </FormControl>
              <Button type="submit">Add</Button>
            </Stack>
          </form>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
