import { createTheme, type Direction } from '@mui/material/styles';

/** Colors and type of the journal. In an app with one direction, export the theme itself. */
export function lampTheme(direction: Direction) {
  return createTheme({
    direction,
    cssVariables: { cssVarPrefix: 'lamp', colorSchemeSelector: 'data-mui-color-scheme' },
    colorSchemes: {
      light: {
        palette: {
          primary: { main: '#1d4a73' },
          background: { default: '#fdfcf9', paper: '#ffffff' },
          text: { primary: '#16212c', secondary: '#56636f' },
          divider: '#e4e4de',
        },
      },
      dark: {
        palette: {
          primary: { main: '#9ccbf2' },
          background: { default: '#0e1318', paper: '#161d24' },
          text: { primary: '#e9eef2', secondary: '#a5b2bd' },
          divider: '#29323b',
        },
      },
    },
    shape: { borderRadius: 14 },
    typography: {
      fontFamily: '"Inter Variable", Inter, system-ui, sans-serif',
      h1: { fontSize: '1.25rem', fontWeight: 700, letterSpacing: '-0.02em' },
      h2: {
        fontSize: 'clamp(1.625rem, 1.2rem + 1.8vw, 2.5rem)',
        fontWeight: 650,
        letterSpacing: '-0.03em',
        lineHeight: 1.12,
      },
      h3: { fontSize: '1.1875rem', fontWeight: 650, letterSpacing: '-0.015em', lineHeight: 1.3 },
      h4: { fontSize: '0.9375rem', fontWeight: 650 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: { MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } } },
  });
}
