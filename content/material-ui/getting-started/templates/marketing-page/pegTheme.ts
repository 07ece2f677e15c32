import { createTheme, type Direction } from '@mui/material/styles';

/** Colors and type of the tool library. In an app with one direction, export the theme itself. */
export function pegTheme(direction: Direction) {
  return createTheme({
    direction,
    cssVariables: { cssVarPrefix: 'peg', colorSchemeSelector: 'data-mui-color-scheme' },
    colorSchemes: {
      light: {
        palette: {
          primary: { main: '#2b47c9' },
          secondary: { main: '#ffd15c' },
          background: { default: '#fbfaf5', paper: '#ffffff' },
          text: { primary: '#15193a', secondary: '#555a78' },
          divider: '#e5e3d8',
        },
      },
      dark: {
        palette: {
          primary: { main: '#a3b4ff' },
          secondary: { main: '#ffd15c' },
          background: { default: '#0d0f1d', paper: '#171a2d' },
          text: { primary: '#eef0fb', secondary: '#aab0cc' },
          divider: '#2a2e47',
        },
      },
    },
    shape: { borderRadius: 16 },
    typography: {
      fontFamily: '"Inter Variable", Inter, system-ui, sans-serif',
      h1: {
        fontSize: 'clamp(2.5rem, 1.6rem + 4vw, 4.5rem)',
        fontWeight: 700,
        letterSpacing: '-0.04em',
        lineHeight: 1.02,
      },
      h2: {
        fontSize: 'clamp(1.75rem, 1.3rem + 2vw, 2.75rem)',
        fontWeight: 680,
        letterSpacing: '-0.03em',
        lineHeight: 1.1,
      },
      h3: { fontSize: '1.1875rem', fontWeight: 650, letterSpacing: '-0.01em' },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { borderRadius: 10 } } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    },
  });
}
