import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

export default function PaperVariants() {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', width: '100%' }}>
      <Paper sx={{ p: 2 }}>elevation</Paper>
      <Paper square sx={{ p: 2 }}>
        elevation, square
      </Paper>
      <Paper variant="outlined" sx={{ p: 2 }}>
        outlined
      </Paper>
      <Paper variant="outlined" square sx={{ p: 2 }}>
        outlined, square
      </Paper>
    </Box>
  );
}
