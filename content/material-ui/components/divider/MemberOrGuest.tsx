import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function MemberOrGuest() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
      <Button variant="contained">Sign in as a member</Button>
      <Divider>or</Divider>
      <Button variant="outlined">Borrow as a guest</Button>
    </Stack>
  );
}
