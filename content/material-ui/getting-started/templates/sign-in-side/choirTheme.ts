import { createTheme, type Direction } from '@mui/material/styles';

/** Colors and type of the choir. In an app with one direction, export the theme itself. */
export function choirTheme(direction: Direction) {
  return createTheme({
    direction,
    cssVariables: { cssVarPrefix: 'choir', colorSchemeSelector: 'data-mui-color-scheme' },
    colorSchemes: {
      light: {
        palette: {
          primary: { main: '#4338a0' },
          error: { main: '#b3261e' },
          background: { default: '#ffffff', paper: '#ffffff' },
          text: { primary: '#17152b', secondary: '#5c5973' },
          divider: '#e4e2ef',
        },
      },
      dark: {
        palette: {
          primary: { main: '#b4abff' },
          error: { main: '#ff9a90' },
          background: { default: '#0f0e1a', paper: '#191828' },
          text: { primary: '#eeecfa', secondary: '#aeaac6' },
          divider: '#2f2d45',
        },
      },
    },
    shape: { borderRadius: 10 },
    typography: {
      fontFamily: '"Inter Variable", Inter, system-ui, sans-serif',
      h1: { fontSize: '2rem', fontWeight: 650, letterSpacing: '-0.03em' },
      h2: {
        fontSize: 'clamp(1.75rem, 1rem + 2.4vw, 3rem)',
        fontWeight: 650,
        letterSpacing: '-0.03em',
        lineHeight: 1.1,
      },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: { MuiButton: { defaultProps: { disableElevation: true } } },
  });
}
