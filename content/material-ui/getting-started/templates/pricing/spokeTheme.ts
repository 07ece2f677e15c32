import { createTheme, type Direction } from '@mui/material/styles';

/** Colors and type of the bicycle cooperative. In an app with one direction, export the theme itself. */
export function spokeTheme(direction: Direction) {
  return createTheme({
    direction,
    cssVariables: { cssVarPrefix: 'spoke', colorSchemeSelector: 'data-mui-color-scheme' },
    colorSchemes: {
      light: {
        palette: {
          primary: { main: '#b93a0e' },
          background: { default: '#fffdfa', paper: '#ffffff' },
          text: { primary: '#1f1915', secondary: '#665a52' },
          divider: '#ece3db',
        },
      },
      dark: {
        palette: {
          primary: { main: '#ff9b6b' },
          background: { default: '#14110f', paper: '#1e1a17' },
          text: { primary: '#f5efea', secondary: '#b9aca3' },
          divider: '#37302b',
        },
      },
    },
    shape: { borderRadius: 16 },
    typography: {
      fontFamily: '"Inter Variable", Inter, system-ui, sans-serif',
      h1: {
        fontSize: 'clamp(2.25rem, 1.6rem + 3vw, 3.75rem)',
        fontWeight: 700,
        letterSpacing: '-0.035em',
        lineHeight: 1.05,
      },
      h2: { fontSize: '1.75rem', fontWeight: 650, letterSpacing: '-0.025em' },
      h3: { fontSize: '1.125rem', fontWeight: 650 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { borderRadius: 999 } } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    },
  });
}
