import Box from '@mui/joy/Box';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

const theme = extendTheme({
  cssVarPrefix: 'ship',
  colorSchemeSelector: '[data-mui-color-scheme="%s"]',
  fontFamily: { display: 'Georgia, serif' },
  typography: {
    h3: { fontStyle: 'italic', letterSpacing: 0 },
    'body-sm': { letterSpacing: '0.02em' },
  },
});

/** Only needed inside this page, which sets and stores the mode. The types of Joy UI do not list `storageManager`. */
const inPage = { colorSchemeNode: null, storageManager: null };

export default function CustomLevels() {
  return (
    <CssVarsProvider theme={theme} disableNestedContext {...inPage}>
      <Box>
        <Typography level="h3" component="p">
          The ship in the bottle
        </Typography>
        <Typography level="body-sm">A short course in six evenings.</Typography>
      </Box>
    </CssVarsProvider>
  );
}
