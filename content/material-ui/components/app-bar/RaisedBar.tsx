import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import * as React from 'react';

const songs = Array.from({ length: 16 }, (_, index) => `Song ${index + 1}, page ${8 + index * 3}`);

export default function RaisedBar() {
  const [target, setTarget] = React.useState<HTMLElement | null>(null);
  const isScrolled = useScrollTrigger({ target, disableHysteresis: true, threshold: 0 });

  return (
    <Box
      ref={setTarget}
      tabIndex={0}
      role="region"
      aria-label="Songbook"
      sx={{ height: 240, width: '100%', maxWidth: 400, overflowY: 'auto', border: 1, borderColor: 'divider' }}
    >
      <AppBar position="sticky" color="default" elevation={isScrolled ? 6 : 0}>
        <Toolbar variant="dense">
          <Typography>Songbook</Typography>
        </Toolbar>
      </AppBar>
      <Box sx={{ p: 2 }}>
        {songs.map((song) => (
          <Typography key={song} gutterBottom>
            {song}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
