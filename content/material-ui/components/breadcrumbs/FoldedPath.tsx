import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const levels = ['Library', 'Natural history', 'Birds', 'Waders', 'Sandpipers'];

export default function FoldedPath() {
  return (
    <Breadcrumbs aria-label="Place in the library" maxItems={4} itemsAfterCollapse={2} expandText="Show all levels">
      {levels.map((level) => (
        <Link key={level} href="#long-paths" underline="hover">
          {level}
        </Link>
      ))}
      <Typography color="text.primary" aria-current="page">
        Sanderling
      </Typography>
    </Breadcrumbs>
  );
}
