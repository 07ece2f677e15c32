import { Box, createTheme, type Theme, ThemeProvider } from '@mui/system';

const configured = createTheme({
  unstable_sxConfig: {
    size: { style: ({ size }) => ({ width: size, height: size }) },
    shade: { themeKey: 'shades', cssProperty: 'backgroundColor' },
  },
});

const withShades = (outer: Theme) => ({
  ...outer,
  unstable_sxConfig: configured.unstable_sxConfig,
  shades: { dawn: '#f4a261', noon: '#2a9d8f', dusk: '#6d597a' },
});

export default function SizeKey() {
  return (
    <ThemeProvider theme={withShades}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {['dawn', 'noon', 'dusk'].map((shade) => (
          <Box key={shade} sx={{ display: 'grid', justifyItems: 'center', gap: 0.5 }}>
            <Box sx={{ size: 64, shade, borderRadius: 2 }} />
            {shade}
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
