import { Box, createBox, createTheme, type Theme, ThemeProvider } from '@mui/system';

const harborTheme: Theme = createTheme({
  palette: { buoy: { main: '#8a2f0b', soft: '#fbe9e1' } },
});

const Dock = createBox({
  defaultTheme: harborTheme,
  themeId: '$harbor',
  defaultClassName: 'HarborDock-root',
});

export default function HarborBox() {
  return (
    <ThemeProvider themeId="$harbor" theme={harborTheme}>
      <Dock sx={{ p: 2, bgcolor: 'buoy.soft', color: 'buoy.main' }}>The dock reads its own theme.</Dock>
      <Box sx={{ p: 2, bgcolor: 'action.selected', color: 'text.primary' }}>The box reads that of the page.</Box>
    </ThemeProvider>
  );
}
