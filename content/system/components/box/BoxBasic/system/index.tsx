import { Box } from '@mui/system';

export default function BoxBasic() {
  return (
    <Box component="section" aria-label="Notice" sx={{ p: 2, border: '1px dashed', borderRadius: 2, maxWidth: 360 }}>
      The reading room closes at 17:00 on Friday.
    </Box>
  );
}
