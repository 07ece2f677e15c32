import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createSvgIcon } from '@mui/material/utils';

const JugIcon = createSvgIcon(
  <path d="M7 2h9l-1 4c3 2 4 5 4 8 0 4-2 7-4 8H8c-2-1-4-4-4-8 0-3 1-6 4-8zm10 7v6c2 0 4-1 4-3s-2-3-4-3z" />,
  'Jug',
);

export default function KilnIcons() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" startIcon={<JugIcon />}>
        Add jug
      </Button>
      <JugIcon color="secondary" fontSize="large" titleAccess="One jug in the kiln" />
    </Stack>
  );
}
