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

export default function CustomLevels() {
  return (
    // The node and the storage are only needed inside of this page.
    <CssVarsProvider theme={theme} colorSchemeNode={null} storageManager={null} disableNestedContext>
      <Box>
        <Typography level="h3" component="p">
          The ship in the bottle
        </Typography>
        <Typography level="body-sm">A short course in six evenings.</Typography>
      </Box>
    </CssVarsProvider>
  );
}
