import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, type ThemeOptions, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import deepmerge from '@mui/utils/deepmerge';

const brand: ThemeOptions = {
  palette: { primary: { main: '#24544f' } },
  shape: { borderRadius: 10 },
  typography: { button: { textTransform: 'none' } },
  components: { MuiButton: { defaultProps: { disableElevation: true, variant: 'contained' } } },
};
const createBrandTheme = (extension: ThemeOptions) => createTheme(deepmerge(brand, extension));

const shops = [
  { name: 'Bicycle repair', action: 'Book a slot', theme: createBrandTheme({}) },
  {
    name: 'Bakery',
    action: 'Reserve a loaf',
    theme: createBrandTheme({ palette: { primary: { main: '#7a4b12' } }, shape: { borderRadius: 24 } }),
  },
];

export default function TwoShops() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ width: '100%' }}>
      {shops.map(({ name, action, theme }) => (
        <ThemeProvider key={name} theme={theme}>
          <Paper variant="outlined" sx={{ p: 3, flex: 1 }}>
            <Typography gutterBottom>{name}</Typography>
            <Button>{action}</Button>
          </Paper>
        </ThemeProvider>
      ))}
    </Stack>
  );
}
