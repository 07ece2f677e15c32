import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import { applySolidInversion } from '@mui/joy/colorInversion';
import Typography from '@mui/joy/Typography';

export default function InvertedBanner() {
  return (
    <Box
      sx={[
        {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          width: '100%',
          p: 2,
          borderRadius: 'md',
          bgcolor: 'neutral.solidBg',
        },
        applySolidInversion('neutral'),
      ]}
    >
      <Typography textColor="text.primary">The bridge stays closed until Monday.</Typography>
      <Button>Other routes</Button>
    </Box>
  );
}
