import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as React from 'react';

export default function DoughTimer() {
  const [percent, setPercent] = React.useState(25);
  const isDone = percent >= 100;

  return (
    <Stack direction="row" useFlexGap spacing={4} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <CircularProgress aria-label="The oven heats up" />
      <Box sx={{ position: 'relative', display: 'inline-grid', placeItems: 'center' }}>
        <CircularProgress variant="determinate" value={percent} size={64} aria-label="The dough rises" />
        <Typography variant="body2" component="span" aria-hidden="true" sx={{ position: 'absolute' }}>
          {percent}%
        </Typography>
      </Box>
      <Button variant="outlined" onClick={() => setPercent(isDone ? 0 : percent + 25)}>
        {isDone ? 'Start again' : 'A quarter of an hour later'}
      </Button>
    </Stack>
  );
}
