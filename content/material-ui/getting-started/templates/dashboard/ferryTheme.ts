import { createTheme, type Direction } from '@mui/material/styles';

/** Colors and type of the ferry line. In an app with one direction, export the theme itself. */
export function ferryTheme(direction: Direction) {
  return createTheme({
    direction,
    cssVariables: { cssVarPrefix: 'ferry', colorSchemeSelector: 'data-mui-color-scheme' },
    colorSchemes: {
      light: {
        palette: {
          primary: { main: '#0b5f76' },
          secondary: { main: '#c2551a' },
          success: { main: '#1e7244' },
          warning: { main: '#9a5a00' },
          error: { main: '#b3261e' },
          background: { default: '#f3f6f7', paper: '#ffffff' },
          text: { primary: '#10242b', secondary: '#4f636b' },
          divider: '#dde5e8',
        },
      },
      dark: {
        palette: {
          primary: { main: '#63c7df' },
          secondary: { main: '#f5a06b' },
          success: { main: '#76d39b' },
          warning: { main: '#f0b65a' },
          error: { main: '#ff9a90' },
          background: { default: '#0b1418', paper: '#121e23' },
          text: { primary: '#e8f0f2', secondary: '#9fb2b9' },
          divider: '#24343b',
        },
      },
    },
    shape: { borderRadius: 12 },
    typography: {
      fontFamily: '"Inter Variable", Inter, system-ui, sans-serif',
      h1: { fontSize: '1.5rem', fontWeight: 650, letterSpacing: '-0.02em' },
      h2: { fontSize: '1rem', fontWeight: 650, letterSpacing: '-0.01em' },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      // Hairlines in the place of shadows, and the same surface in both color schemes.
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiCard: { defaultProps: { variant: 'outlined' } },
    },
  });
}
