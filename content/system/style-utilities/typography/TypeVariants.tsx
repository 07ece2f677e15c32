import { Box } from '@mui/system';

const variants = ['h5', 'subtitle1', 'body1', 'body2', 'caption'];

export default function TypeVariants() {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {variants.map((variant) => (
        <Box key={variant} component="p" sx={{ typography: variant, m: 0 }}>
          {variant}: fog until noon
        </Box>
      ))}
    </Box>
  );
}
