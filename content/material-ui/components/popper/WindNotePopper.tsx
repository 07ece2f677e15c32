import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const modifiers = [{ name: 'offset', options: { offset: [0, 8] } }];

export default function WindNotePopper() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const id = React.useId();
  const open = anchorEl !== null;

  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape' && anchorEl) {
      anchorEl.focus();
      setAnchorEl(null);
    }
  };

  return (
    <ClickAwayListener onClickAway={() => setAnchorEl(null)}>
      <Box onKeyDown={handleKeyDown}>
        <Button
          variant="outlined"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={(event) => setAnchorEl(open ? null : event.currentTarget)}
        >
          Wind at station 6
        </Button>
        <Popper
          id={id}
          role="group"
          aria-label="Wind at station 6"
          open={open}
          anchorEl={anchorEl}
          placement="bottom-start"
          disablePortal
          modifiers={modifiers}
          sx={{ zIndex: 1 }}
        >
          <Paper elevation={6} sx={{ p: 2, maxWidth: 240 }}>
            <Typography variant="body2">6 m/s from the west, gusts of 11.</Typography>
            <Link href="#beside-an-element" variant="body2">
              All readings
            </Link>
          </Paper>
        </Popper>
      </Box>
    </ClickAwayListener>
  );
}
