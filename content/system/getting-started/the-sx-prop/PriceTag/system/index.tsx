import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({
  palette: {
    brand: { main: '#0b5d57', soft: '#e3f3f1' },
  },
});

export default function PriceTag() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        component="p"
        sx={{
          display: 'inline-flex',
          alignItems: 'baseline',
          gap: 1,
          m: 0,
          px: 2,
          py: 1,
          borderRadius: 3,
          bgcolor: 'brand.soft',
          color: 'brand.main',
          fontSize: { xs: 16, sm: 20 },
          '& small': { fontSize: '0.75em' },
        }}
      >
        <strong>24 €</strong>
        <small>per month</small>
      </Box>
    </ThemeProvider>
  );
}
