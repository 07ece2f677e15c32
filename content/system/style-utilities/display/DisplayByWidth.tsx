import { Box } from '@mui/system';

export default function DisplayByWidth() {
  return (
    <Box sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 2 }}>
      <Box component="p" sx={{ m: 0, display: { xs: 'block', sm: 'none' } }}>
        Ferries: 07:10, 09:40, 12:10
      </Box>
      <Box component="p" sx={{ m: 0, display: { xs: 'none', sm: 'block' } }}>
        Ferries to the island leave at 07:10, 09:40 and 12:10 from the east pier.
      </Box>
    </Box>
  );
}
