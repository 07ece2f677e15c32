import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

const colors = ['primary', 'secondary', 'success', 'inherit'] as const;
const sizes = ['small', 'medium', 'large'] as const;

export default function ButtonColorsSizes() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, max-content)',
        gap: 2,
        alignItems: 'center',
      }}
    >
      {colors.map((color) =>
        sizes.map((size) => (
          <Button key={`${color}-${size}`} variant="contained" color={color} size={size}>
            {color}
          </Button>
        )),
      )}
    </Box>
  );
}
