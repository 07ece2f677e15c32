import { Box } from '@mui/system';

export default function BoxBasic() {
  return (
    <Box component="section" sx={{ p: 2, border: '1px dashed', borderRadius: 2, textAlign: 'center' }}>
      A section with 16 px of padding and a dashed border
    </Box>
  );
}
