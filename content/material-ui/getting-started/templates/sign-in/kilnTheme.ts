import { createTheme, type Direction } from '@mui/material/styles';

/** Colors and type of the pottery. In an app with one direction, export the theme itself. */
export function kilnTheme(direction: Direction) {
  return createTheme({
    direction,
    cssVariables: { cssVarPrefix: 'kiln', colorSchemeSelector: 'data-mui-color-scheme' },
    colorSchemes: {
      light: {
        palette: {
          primary: { main: '#96452a' },
          error: { main: '#b3261e' },
          background: { default: '#f4ede6', paper: '#fffdfb' },
          text: { primary: '#2b1f19', secondary: '#6d5c52' },
          divider: '#e6d9ce',
        },
      },
      dark: {
        palette: {
          primary: { main: '#f0a583' },
          error: { main: '#ff9a90' },
          background: { default: '#151110', paper: '#201a18' },
          text: { primary: '#f5ece6', secondary: '#bcaaa0' },
          divider: '#3b312c',
        },
      },
    },
    shape: { borderRadius: 12 },
    typography: {
      fontFamily: '"Inter Variable", Inter, system-ui, sans-serif',
      h1: { fontSize: '1.75rem', fontWeight: 650, letterSpacing: '-0.025em' },
      h6: { fontWeight: 650, letterSpacing: '-0.015em' },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      MuiButton: { defaultProps: { disableElevation: true } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    },
  });
}
