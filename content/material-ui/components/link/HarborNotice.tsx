import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function HarborNotice() {
  return (
    <Stack spacing={1} sx={{ maxWidth: 420 }}>
      <Typography>
        The lock closes at 18:00. Boats that come later wait at the <Link href="#color-and-type">outer pontoon</Link>{' '}
        until morning.
      </Typography>
      <Typography color="error">
        Pontoon 2 is damaged.{' '}
        <Link href="#color-and-type" color="inherit">
          Report another damage
        </Link>
      </Typography>
      <Link href="#color-and-type" variant="caption" color="text.secondary">
        Rules of the harbor
      </Link>
    </Stack>
  );
}
