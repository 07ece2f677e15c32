import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import * as React from 'react';

export default function FadingNoteModal() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();
  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Read the note
      </Button>
      <Modal
        open={open}
        onClose={close}
        closeAfterTransition
        slotProps={{ backdrop: { transitionDuration: 400 } }}
        sx={{ display: 'grid', placeItems: 'center', p: 2 }}
      >
        <Fade in={open} timeout={400}>
          <Paper role="dialog" aria-modal="true" aria-labelledby={id} sx={{ p: 3, maxWidth: 340 }}>
            <Typography id={id} variant="h6" component="p">
              From the last watch
            </Typography>
            <Typography sx={{ my: 1 }}>The wind gauge sticks below 3 m/s. Knock on the pole twice.</Typography>
            <Button onClick={close}>Understood</Button>
          </Paper>
        </Fade>
      </Modal>
    </div>
  );
}
