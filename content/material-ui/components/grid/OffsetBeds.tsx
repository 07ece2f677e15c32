import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';

const bed = { p: 1.5, bgcolor: 'action.selected', borderRadius: 1, textAlign: 'center' };

export default function OffsetBeds() {
  return (
    <Grid container rowSpacing={1} columnSpacing={{ xs: 1, sm: 3 }} sx={{ width: '100%' }}>
      <Grid size={{ xs: 6, sm: 4 }}>
        <Box sx={bed}>Beans</Box>
      </Grid>
      <Grid size={{ xs: 6, sm: 4 }} offset={{ sm: 4 }}>
        <Box sx={bed}>Leek, four columns on</Box>
      </Grid>
      <Grid size={{ xs: 8, sm: 5 }} offset="auto">
        <Box sx={bed}>Compost, pushed to the end</Box>
      </Grid>
    </Grid>
  );
}
