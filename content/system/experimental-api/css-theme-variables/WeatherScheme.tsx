import {
  Box,
  unstable_createCssVarsProvider as createCssVarsProvider,
  unstable_createCssVarsTheme as createCssVarsTheme,
  createTheme,
} from '@mui/system';

const theme = createCssVarsTheme({
  ...createTheme(),
  colorSchemes: {
    light: { palette: { mode: 'light', sky: { main: '#1b5e8c', soft: '#e2f0fa' } } },
    dark: { palette: { mode: 'dark', sky: { main: '#8ecbf2', soft: '#12293a' } } },
  },
  cssVarPrefix: 'weather',
  defaultColorScheme: 'light',
  // Only needed here: the attribute of this page.
  colorSchemeSelector: '[data-mui-color-scheme="%s"]',
});

const { CssVarsProvider } = createCssVarsProvider<'light' | 'dark'>({
  theme,
  defaultColorScheme: { light: 'light', dark: 'dark' },
});

export default function WeatherScheme() {
  return (
    // The node and the storage are only needed inside of this page.
    <CssVarsProvider colorSchemeNode={null} storageManager={null}>
      <Box sx={{ p: 2, borderRadius: 2, bgcolor: 'sky.soft', color: 'sky.main' }}>
        Ridge station: clear, wind from the north-west.
      </Box>
    </CssVarsProvider>
  );
}
