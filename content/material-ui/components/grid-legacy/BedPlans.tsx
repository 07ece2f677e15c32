import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import GridLegacy from '@mui/material/GridLegacy';
import Stack from '@mui/material/Stack';

const bed = { p: 1.5, bgcolor: 'action.selected', borderRadius: 1, textAlign: 'center' };

export default function BedPlans() {
  return (
    <Stack useFlexGap spacing={4} sx={{ width: '100%', px: 2, boxSizing: 'border-box' }}>
      <GridLegacy container spacing={2}>
        <GridLegacy item xs={6} sm={4}>
          <Box sx={bed}>Beans</Box>
        </GridLegacy>
        <GridLegacy item xs={6} sm={4}>
          <Box sx={bed}>Leek</Box>
        </GridLegacy>
        <GridLegacy item xs>
          <Box sx={bed}>Chard</Box>
        </GridLegacy>
      </GridLegacy>
      <Grid container spacing={2}>
        <Grid size={{ xs: 6, sm: 4 }}>
          <Box sx={bed}>Beans</Box>
        </Grid>
        <Grid size={{ xs: 6, sm: 4 }}>
          <Box sx={bed}>Leek</Box>
        </Grid>
        <Grid size="grow">
          <Box sx={bed}>Chard</Box>
        </Grid>
      </Grid>
    </Stack>
  );
}
