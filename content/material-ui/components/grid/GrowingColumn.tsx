import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';

const cell = { p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, textAlign: 'center' };

export default function GrowingColumn() {
  return (
    <Grid container spacing={1} columns={{ xs: 4, sm: 12 }} sx={{ width: '100%' }}>
      <Grid size="auto">
        <Box sx={cell}>as wide as its text</Box>
      </Grid>
      <Grid size="grow">
        <Box sx={cell}>takes the rest</Box>
      </Grid>
      <Grid size={{ xs: 4, sm: 3 }} offset={{ sm: 1 }}>
        <Box sx={cell}>3 of 12, one left free</Box>
      </Grid>
    </Grid>
  );
}
