import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function JoyButtonVariants() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, max-content)', gap: 1.5 }}>
      {colors.map((color) =>
        variants.map((variant) => (
          <Button key={`${color}-${variant}`} variant={variant} color={color}>
            {variant}
          </Button>
        )),
      )}
    </Box>
  );
}
