import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';

const cell = { p: 1.5, bgcolor: 'action.selected', borderRadius: 1, textAlign: 'center' };

export default function NestedPlan() {
  return (
    <Grid container spacing={1} sx={{ width: '100%' }}>
      <Grid size={{ xs: 12, sm: 4 }}>
        <Box sx={{ ...cell, height: '100%', boxSizing: 'border-box' }}>Path</Box>
      </Grid>
      <Grid container size={{ xs: 12, sm: 8 }}>
        <Grid size={6}>
          <Box sx={cell}>Herbs</Box>
        </Grid>
        <Grid size={6}>
          <Box sx={cell}>Berries</Box>
        </Grid>
        <Grid size={12}>
          <Box sx={cell}>Fruit trees</Box>
        </Grid>
      </Grid>
    </Grid>
  );
}
