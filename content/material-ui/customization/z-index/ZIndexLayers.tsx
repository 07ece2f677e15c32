import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

export default function ZIndexLayers() {
  const { zIndex } = useTheme();
  const layers = Object.entries(zIndex).sort((a, b) => a[1] - b[1]);

  return (
    <Box component="ol" sx={{ m: 0, p: 0, pb: 1, width: '100%', maxWidth: 420, listStyle: 'none' }}>
      {layers.map(([name, value], index) => (
        <Box
          key={name}
          component="li"
          sx={{
            position: 'relative',
            zIndex: index,
            display: 'flex',
            justifyContent: 'space-between',
            width: '62%',
            px: 2,
            py: 1,
            mt: index === 0 ? 0 : -0.75,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.paper',
            boxShadow: 2,
            boxSizing: 'border-box',
          }}
          style={{ marginInlineStart: `${index * 5.4}%` }}
        >
          <Typography variant="body2">{name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
