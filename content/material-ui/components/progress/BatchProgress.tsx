import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const PHOTOS = 24;
const PHOTO_MS = 150;

export default function BatchProgress() {
  const [done, setDone] = React.useState(0);
  const [isRunning, setRunning] = React.useState(false);
  const id = React.useId();

  React.useEffect(() => {
    if (!isRunning || done === PHOTOS) {
      return undefined;
    }
    const timer = setTimeout(() => setDone(done + 1), PHOTO_MS);
    return () => clearTimeout(timer);
  }, [isRunning, done]);

  const start = () => {
    setDone(0);
    setRunning(true);
  };

  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 360, alignItems: 'flex-start' }}>
      <Typography id={id} variant="body2">
        {done} of {PHOTOS} photos copied
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(done / PHOTOS) * 100}
        aria-labelledby={id}
        sx={{ alignSelf: 'stretch' }}
      />
      <Button variant="outlined" onClick={start} disabled={isRunning && done < PHOTOS}>
        {done === 0 ? 'Copy photos' : 'Copy again'}
      </Button>
    </Stack>
  );
}
