import { Box, Container } from '@mui/system';
import * as React from 'react';

export default function GutterChoice() {
  const [gutters, setGutters] = React.useState(true);

  return (
    <Box sx={{ display: 'grid', gap: 2, width: 1 }}>
      <label>
        <input type="checkbox" checked={gutters} onChange={(event) => setGutters(event.target.checked)} /> Gutters
      </label>
      <Container maxWidth="xs" disableGutters={!gutters} sx={{ border: 1, borderColor: 'divider' }}>
        <Box sx={{ py: 2, bgcolor: 'primary.main', color: 'primary.contrastText', textAlign: 'center' }}>
          Chart of the bay
        </Box>
      </Container>
    </Box>
  );
}
