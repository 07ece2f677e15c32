import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    ochre: Palette['primary'];
  }
  interface PaletteOptions {
    ochre?: PaletteOptions['primary'];
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    ochre: true;
  }
}

const base = createTheme();
const theme = createTheme(base, {
  palette: {
    ochre: base.palette.augmentColor({ color: { main: '#a8631a' }, name: 'ochre' }),
  },
});

export default function OchreColor() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 3 }}>
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained" color="ochre">
            Fire the kiln
          </Button>
          <Button variant="outlined" color="ochre">
            Glaze
          </Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
