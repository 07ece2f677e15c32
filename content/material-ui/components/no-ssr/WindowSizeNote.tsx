import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function WindowSize() {
  return (
    <Typography>
      This window was {window.innerWidth} by {window.innerHeight} px when the page came to life.
    </Typography>
  );
}

export default function WindowSizeNote() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 480 }}>
      <Typography color="text.secondary">This line comes from the server.</Typography>
      <NoSsr
        fallback={
          <Typography>
            <Skeleton />
          </Typography>
        }
      >
        <WindowSize />
      </NoSsr>
    </Stack>
  );
}
