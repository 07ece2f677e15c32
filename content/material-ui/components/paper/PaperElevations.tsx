import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const elevations = [0, 1, 3, 6, 12, 24];

export default function PaperElevations() {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))', width: '100%' }}>
      {elevations.map((elevation) => (
        <Paper key={elevation} elevation={elevation} sx={{ height: 72, display: 'grid', placeItems: 'center' }}>
          {elevation}
        </Paper>
      ))}
    </Box>
  );
}
