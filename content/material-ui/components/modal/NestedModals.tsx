import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const surface = { p: 3, width: '100%', maxWidth: 320 };
const center = { display: 'grid', placeItems: 'center', p: 2 };

export default function NestedModals() {
  const [isOrderOpen, setOrderOpen] = React.useState(false);
  const [isHelpOpen, setHelpOpen] = React.useState(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOrderOpen(true)}>
        Order a cake
      </Button>
      <Modal open={isOrderOpen} onClose={() => setOrderOpen(false)} sx={center}>
        <Paper role="dialog" aria-modal="true" aria-label="Order a cake" sx={surface}>
          <Typography gutterBottom>A sponge for twelve takes two days.</Typography>
          <Stack direction="row" spacing={1}>
            <Button onClick={() => setHelpOpen(true)}>What is in it?</Button>
            <Button onClick={() => setOrderOpen(false)}>Close</Button>
          </Stack>
          <Modal open={isHelpOpen} onClose={() => setHelpOpen(false)} sx={center}>
            <Paper role="dialog" aria-modal="true" aria-label="Ingredients" sx={surface}>
              <Typography gutterBottom>Wheat, eggs, butter, and hazelnuts.</Typography>
              <Button onClick={() => setHelpOpen(false)}>Back to the order</Button>
            </Paper>
          </Modal>
        </Paper>
      </Modal>
    </div>
  );
}
