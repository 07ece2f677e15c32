import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function BakeryNotice() {
  return (
    <Box component="article" sx={{ maxWidth: 360 }}>
      <Typography variant="overline" component="p" color="text.secondary">
        From Monday
      </Typography>
      <Typography variant="h5" component="h3" gutterBottom>
        Rye rolls are back
      </Typography>
      <Typography>The mill has delivered new flour. The rolls come out of the oven at seven and at ten.</Typography>
      <Typography variant="caption" color="text.secondary">
        While stocks last
      </Typography>
    </Box>
  );
}
