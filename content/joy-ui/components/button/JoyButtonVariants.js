import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';

const variants = ['solid', 'soft', 'outlined', 'plain'];
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'];

export default function JoyButtonVariants() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, max-content)', gap: 1.5, overflowX: 'auto' }}>
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
