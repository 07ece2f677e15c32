import { Box } from '@mui/system';

const radii = [0, 1, 2, 4, '50%'];

export default function CornerRadii() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {radii.map((radius) => (
        <Box
          key={radius}
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 80,
            height: 80,
            border: 1,
            borderColor: 'text.secondary',
            borderRadius: radius,
          }}
        >
          <code>{radius}</code>
        </Box>
      ))}
    </Box>
  );
}
