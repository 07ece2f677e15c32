import { createTheme, type Direction } from '@mui/material/styles';

/** Colors and type of the reading room. In an app with one direction, export the theme itself. */
export function readingRoomTheme(direction: Direction) {
  return createTheme({
    direction,
    cssVariables: { cssVarPrefix: 'room', colorSchemeSelector: 'data-mui-color-scheme' },
    colorSchemes: {
      light: {
        palette: {
          primary: { main: '#7a2e5c' },
          background: { default: '#fbf8f6', paper: '#ffffff' },
          text: { primary: '#2a1c25', secondary: '#6a5963' },
          divider: '#e8dfe3',
        },
      },
      dark: {
        palette: {
          primary: { main: '#f0a6d0' },
          background: { default: '#161114', paper: '#211a1e' },
          text: { primary: '#f4e9ef', secondary: '#bba8b2' },
          divider: '#3a2f35',
        },
      },
    },
    shape: { borderRadius: 10 },
    typography: {
      fontFamily: '"Inter Variable", Inter, system-ui, sans-serif',
      h1: {
        fontSize: 'clamp(2rem, 1.5rem + 2.4vw, 3.25rem)',
        fontWeight: 650,
        letterSpacing: '-0.03em',
        lineHeight: 1.1,
      },
      h2: { fontSize: '1.125rem', fontWeight: 650, letterSpacing: '-0.01em' },
      button: { textTransform: 'none', fontWeight: 600 },
    },
  });
}
