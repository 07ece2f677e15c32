import { Box } from '@mui/system';

const steps = [0.5, 1, 2, 4];

export default function SpacingSteps() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {steps.map((step) => (
        <Box key={step} sx={{ p: step, bgcolor: 'action.selected', borderRadius: 1 }}>
          <Box sx={{ px: 1, bgcolor: 'primary.main', color: 'primary.contrastText' }}>
            <code>p: {step}</code>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
