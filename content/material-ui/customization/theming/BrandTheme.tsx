import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  palette: {
    primary: { main: '#00695c' },
    secondary: { main: '#ad1457' },
  },
  shape: { borderRadius: 10 },
  typography: { button: { textTransform: 'none' } },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true },
    },
  },
});

export default function BrandTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2}>
        <Button variant="contained">Reserve</Button>
        <Button variant="contained" color="secondary">
          Add to list
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
