import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import * as React from 'react';

export default function HarborMapModal() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();
  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the harbor
      </Button>
      <Modal open={open} onClose={close} sx={{ display: 'grid', placeItems: 'center', p: 2 }}>
        <Paper role="dialog" aria-modal="true" aria-labelledby={id} sx={{ p: 3, width: '100%', maxWidth: 380 }}>
          <Typography id={id} variant="h6" component="p" gutterBottom>
            Where the berths are
          </Typography>
          <svg viewBox="0 0 320 150" width="100%" role="img" aria-label="Berths 1 to 4 lie along the west pier">
            <rect width="320" height="150" rx="8" fill="#2f7592" />
            <path d="M60 0h26v112H60z" fill="#d9c9a3" />
            {[1, 2, 3, 4].map((berth) => (
              <g key={berth}>
                <path d={`M92 ${berth * 26 - 14}h44l12 8-12 8H92z`} fill="#f6f3ea" />
                <text x="104" y={berth * 26} fontSize="12" fill="#1d2a33">
                  {berth}
                </text>
              </g>
            ))}
          </svg>
          <Button onClick={close} sx={{ mt: 2 }}>
            Close the map
          </Button>
        </Paper>
      </Modal>
    </div>
  );
}
