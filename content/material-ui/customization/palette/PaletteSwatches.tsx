import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const names = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
const parts = ['light', 'main', 'dark'] as const;

export default function PaletteSwatches() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' }, gap: 2, width: '100%' }}>
      {names.map((name) => (
        <Box key={name} sx={{ border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'hidden' }}>
          <Box sx={{ bgcolor: `${name}.main`, color: `${name}.contrastText`, p: 1.5 }}>
            <Typography variant="h5" component="p">
              Aa
            </Typography>
          </Box>
          <Typography variant="subtitle2" component="p" sx={{ px: 1.5, pt: 1 }}>
            {name}
          </Typography>
          <Box sx={{ display: 'flex', p: 0.75 }}>
            {parts.map((part) => (
              <Box key={part} sx={{ flex: 1, p: 0.75, textAlign: 'center' }}>
                <Box sx={{ height: 16, borderRadius: 1, bgcolor: `${name}.${part}` }} />
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  {part}
                </Typography>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
