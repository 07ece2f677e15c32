import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function ArchiveTrail() {
  return (
    <Breadcrumbs aria-label="Place in the archive">
      <Link href="#ArchiveTrail" color="neutral">
        Archive
      </Link>
      <Link href="#ArchiveTrail" color="neutral">
        Charts
      </Link>
      <Typography aria-current="page">The bay in 1874</Typography>
    </Breadcrumbs>
  );
}
