import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SeparatorTrail() {
  return (
    <Stack>
      {(['·', '—'] as const).map((separator) => (
        <Breadcrumbs key={separator} size="sm" separator={separator} aria-label={`Trail with the sign ${separator}`}>
          <Link href="#SeparatorTrail">Workshop</Link>
          <Link href="#SeparatorTrail">Wheels</Link>
          <Typography aria-current="page">Spokes</Typography>
        </Breadcrumbs>
      ))}
    </Stack>
  );
}
