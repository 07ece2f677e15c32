import { Box } from '@mui/system';

const shades = ['success', 'warning', 'error'] as const;

export default function PaletteFunction() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {shades.map((shade) => (
        <Box key={shade} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box
            component="svg"
            viewBox="0 0 24 24"
            aria-hidden="true"
            sx={{ width: 24, height: 24, fill: (theme) => theme.palette[shade].main }}
          >
            <circle cx="12" cy="12" r="10" />
          </Box>
          Station reports {shade}
        </Box>
      ))}
    </Box>
  );
}
