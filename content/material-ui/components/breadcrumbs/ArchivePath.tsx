import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function ArchivePath() {
  return (
    <Breadcrumbs aria-label="Place in the archive">
      <Link href="#a-path" color="inherit" underline="hover">
        Archive
      </Link>
      <Link href="#a-path" color="inherit" underline="hover">
        Photographs
      </Link>
      <Typography color="text.primary" aria-current="page">
        Shipyard, 1931
      </Typography>
    </Breadcrumbs>
  );
}
