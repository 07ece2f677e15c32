import NavigateNextIcon from '@mui/icons-material/NavigateNext';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const arrow = <NavigateNextIcon fontSize="small" sx={{ '&:dir(rtl)': { transform: 'scaleX(-1)' } }} />;

const rows = [
  { label: 'Path with quotes', separator: '›' },
  { label: 'Path with icons', separator: arrow },
];

export default function SeparatedPath() {
  return (
    <Stack spacing={2}>
      {rows.map(({ label, separator }) => (
        <Breadcrumbs key={label} aria-label={label} separator={separator}>
          <Link href="#separator">Workshop</Link>
          <Link href="#separator">Brakes</Link>
          <Typography color="text.primary" aria-current="page">
            Rim brakes
          </Typography>
        </Breadcrumbs>
      ))}
    </Stack>
  );
}
