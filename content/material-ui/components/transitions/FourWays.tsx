import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import Zoom from '@mui/material/Zoom';
import * as React from 'react';

const ways = { Fade, Grow, Slide, Zoom };

export default function FourWays() {
  const [isIn, setIn] = React.useState(true);

  return (
    <Box sx={{ p: 2 }}>
      <Button variant="outlined" aria-pressed={isIn} onClick={() => setIn(!isIn)}>
        Show the cards
      </Button>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(4, 1fr)', mt: 2, maxWidth: 420 }}>
        {Object.entries(ways).map(([name, Way]) => (
          <Way key={name} in={isIn} appear={false} timeout={600}>
            <Paper variant="outlined" sx={{ py: 2, textAlign: 'center' }}>
              {name}
            </Paper>
          </Way>
        ))}
      </Box>
    </Box>
  );
}
