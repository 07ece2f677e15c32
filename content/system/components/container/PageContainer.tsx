import { Box, Container } from '@mui/system';

export default function PageContainer() {
  return (
    <Box sx={{ width: 1, py: 2, bgcolor: 'action.selected' }}>
      <Container maxWidth="xs" sx={{ bgcolor: 'background.paper', py: 2 }}>
        The reading room is open from nine. On the first Monday of a month it stays closed for the inventory.
      </Container>
    </Box>
  );
}
