import { createTheme, type Direction } from '@mui/material/styles';

/** Colors and type of the seed library. In an app with one direction, export the theme itself. */
export function seedTheme(direction: Direction) {
  return createTheme({
    direction,
    cssVariables: { cssVarPrefix: 'seed', colorSchemeSelector: 'data-mui-color-scheme' },
    colorSchemes: {
      light: {
        palette: {
          primary: { main: '#2f6a3c' },
          secondary: { main: '#b0502a' },
          error: { main: '#b3261e' },
          background: { default: '#f7f5ee', paper: '#ffffff' },
          text: { primary: '#1e261f', secondary: '#5b655b' },
          divider: '#e3e0d4',
        },
      },
      dark: {
        palette: {
          primary: { main: '#93d3a0' },
          secondary: { main: '#f0a37f' },
          error: { main: '#ff9a90' },
          background: { default: '#11150f', paper: '#1a2018' },
          text: { primary: '#eaf0e8', secondary: '#a6b2a4' },
          divider: '#2e362b',
        },
      },
    },
    shape: { borderRadius: 10 },
    typography: {
      fontFamily: '"Inter Variable", Inter, system-ui, sans-serif',
      h1: { fontSize: '1.75rem', fontWeight: 650, letterSpacing: '-0.025em' },
      h2: { fontSize: '1.25rem', fontWeight: 650, letterSpacing: '-0.015em' },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      MuiButton: { defaultProps: { disableElevation: true } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    },
  });
}
