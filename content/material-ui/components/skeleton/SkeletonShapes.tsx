import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

const shapes = [
  { variant: 'text', width: 140 },
  { variant: 'rectangular', width: 140, height: 56 },
  { variant: 'rounded', width: 140, height: 56 },
  { variant: 'circular', width: 56, height: 56 },
] as const;

export default function SkeletonShapes() {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', width: '100%' }}>
      {shapes.map((shape) => (
        <Box key={shape.variant} sx={{ display: 'flex', flexDirection: 'column', gap: 1, justifyContent: 'flex-end' }}>
          <Skeleton {...shape} />
          <Typography variant="body2" color="text.secondary">
            {shape.variant}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
