import Box from '@mui/joy/Box';

const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900];

export default function PrimaryRamp() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(56px, 1fr))',
        gap: 1,
        width: '100%',
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {steps.map((step) => (
        <Box key={step} component="li" sx={{ fontSize: 'xs', textAlign: 'center' }}>
          <Box sx={{ height: 40, mb: 0.5, borderRadius: 'sm', bgcolor: `primary.${step}` }} />
          {step}
        </Box>
      ))}
    </Box>
  );
}
