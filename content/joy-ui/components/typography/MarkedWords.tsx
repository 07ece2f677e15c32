import Typography from '@mui/joy/Typography';

export default function MarkedWords() {
  return (
    <Typography sx={{ maxWidth: 360 }}>
      The path along the cliff is{' '}
      <Typography variant="soft" color="warning">
        slippery
      </Typography>{' '}
      after rain. Walkers with dogs keep to the{' '}
      <Typography textColor="success.plainColor" sx={{ fontWeight: 'lg' }}>
        green signs
      </Typography>
      .
    </Typography>
  );
}
