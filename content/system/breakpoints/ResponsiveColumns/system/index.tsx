import { Box } from '@mui/system';

const steps = ['Measure', 'Cut', 'Sand', 'Paint'];

export default function ResponsiveColumns() {
  return (
    <Box
      component="ol"
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        width: 1,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {steps.map((step, index) => (
        <Box component="li" key={step} sx={{ m: 0, p: 2, border: '1px solid', borderRadius: 2 }}>
          {index + 1}. {step}
        </Box>
      ))}
    </Box>
  );
}
