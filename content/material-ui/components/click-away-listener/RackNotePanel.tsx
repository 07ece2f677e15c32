import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import * as React from 'react';

export default function RackNotePanel() {
  const [isOpen, setOpen] = React.useState(false);
  const button = React.useRef<HTMLButtonElement>(null);
  const id = React.useId();

  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      setOpen(false);
      button.current?.focus();
    }
  };

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box onKeyDown={handleKeyDown} sx={{ minHeight: 130, width: '100%', maxWidth: 340 }}>
        <Button
          ref={button}
          variant="outlined"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          Note on bike 27
        </Button>
        <Paper id={id} hidden={!isOpen} elevation={3} sx={{ p: 2, mt: 1 }}>
          <Typography variant="body2">The chain is new, the rear brake rubs. Call the owner before Friday.</Typography>
        </Paper>
      </Box>
    </ClickAwayListener>
  );
}
