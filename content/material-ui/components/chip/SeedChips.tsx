import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function SeedChips() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Chip label="Annual" />
      <Chip label="Needs shade" variant="outlined" />
      <Chip icon={<LocalFloristIcon />} label="In flower" color="primary" />
      <Chip label="Seed bank" color="secondary" variant="outlined" />
      <Chip label="Organic" color="success" size="small" />
    </Stack>
  );
}
