import { Box } from '@mui/system';

const steps = [0, 1, 4, 8, 16, 24];

export default function ShadowSteps() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, p: 2 }}>
      {steps.map((step) => (
        <Box
          key={step}
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 72,
            height: 72,
            borderRadius: 2,
            border: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
            boxShadow: step,
          }}
        >
          <code>{step}</code>
        </Box>
      ))}
    </Box>
  );
}
