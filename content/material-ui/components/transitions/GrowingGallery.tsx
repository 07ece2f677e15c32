import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import * as React from 'react';

const seeds = ['Chard', 'Leek', 'Radish'];
const STAGGER_MS = 120;

export default function GrowingGallery() {
  const [isShown, setShown] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ p: 2, alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setShown((previous) => !previous)}>
        {isShown ? 'Clear the table' : 'Lay out the seeds'}
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, minHeight: 56 }}>
        {seeds.map((seed, index) => (
          <Grow key={seed} in={isShown} style={{ transitionDelay: isShown ? `${index * STAGGER_MS}ms` : '0ms' }}>
            <Paper variant="outlined" sx={{ p: 2 }}>
              {seed}
            </Paper>
          </Grow>
        ))}
      </Box>
    </Stack>
  );
}
