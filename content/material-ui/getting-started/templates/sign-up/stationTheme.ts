import { createTheme, type Direction } from '@mui/material/styles';

/** Colors and type of the weather stations. In an app with one direction, export the theme itself. */
export function stationTheme(direction: Direction) {
  return createTheme({
    direction,
    cssVariables: { cssVarPrefix: 'station', colorSchemeSelector: 'data-mui-color-scheme' },
    colorSchemes: {
      light: {
        palette: {
          primary: { main: '#1b5cb8' },
          success: { main: '#1e7244' },
          warning: { main: '#9a5a00' },
          error: { main: '#b3261e' },
          background: { default: '#edf3fb', paper: '#ffffff' },
          text: { primary: '#101c2e', secondary: '#51617a' },
          divider: '#d9e3f0',
        },
      },
      dark: {
        palette: {
          primary: { main: '#8ab8ff' },
          success: { main: '#76d39b' },
          warning: { main: '#f0b65a' },
          error: { main: '#ff9a90' },
          background: { default: '#0b111b', paper: '#131c2a' },
          text: { primary: '#e8eef8', secondary: '#a3b1c6' },
          divider: '#263346',
        },
      },
    },
    shape: { borderRadius: 12 },
    typography: {
      fontFamily: '"Inter Variable", Inter, system-ui, sans-serif',
      h1: { fontSize: '1.875rem', fontWeight: 650, letterSpacing: '-0.03em' },
      h2: { fontSize: '1rem', fontWeight: 650 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      MuiButton: { defaultProps: { disableElevation: true } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    },
  });
}
