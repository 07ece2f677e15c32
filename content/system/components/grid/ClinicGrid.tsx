import { Box, Grid } from '@mui/system';

const cell = { p: 2, height: 1, boxSizing: 'border-box', border: 1, borderColor: 'divider', borderRadius: 1 };

export default function ClinicGrid() {
  return (
    <Grid container spacing={2} sx={{ width: 1 }}>
      <Grid size={{ xs: 12, sm: 8 }}>
        <Box sx={cell}>Today: eleven bicycles to mend</Box>
      </Grid>
      <Grid size={{ xs: 6, sm: 4 }}>
        <Box sx={cell}>Parts on order</Box>
      </Grid>
      <Grid size={{ xs: 6, sm: 4 }}>
        <Box sx={cell}>Ready</Box>
      </Grid>
      <Grid size={{ xs: 12, sm: 'grow' }}>
        <Box sx={cell}>Waiting for the owner</Box>
      </Grid>
    </Grid>
  );
}
