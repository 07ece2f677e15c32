import { Box } from '@mui/system';

export default function ShadowOnHover() {
  return (
    <Box
      sx={{
        width: 260,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
        boxShadow: 1,
        transition: 'box-shadow 150ms',
        '&:hover, &:focus-within': { boxShadow: 8 },
        '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
      }}
    >
      <Box component="p" sx={{ mt: 0, mb: 1, fontWeight: 600 }}>
        Sourdough course
      </Box>
      <Box component="p" sx={{ mt: 0, mb: 2, color: 'text.secondary' }}>
        Saturday, nine to twelve. Four places left.
      </Box>
      <button type="button">Book a place</button>
    </Box>
  );
}
