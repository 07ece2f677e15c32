import { Box } from '@mui/system';

const pairs = [
  { bgcolor: 'primary.main', color: 'primary.contrastText' },
  { bgcolor: 'success.main', color: 'success.contrastText' },
  { bgcolor: 'action.selected', color: 'text.primary' },
  { bgcolor: 'background.paper', color: 'text.secondary' },
];

export default function PaletteNames() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 1 }}>
      {pairs.map((pair) => (
        <Box key={pair.bgcolor} sx={{ ...pair, px: 2, py: 1.5, borderRadius: 1, fontSize: 14 }}>
          {pair.color} on {pair.bgcolor}
        </Box>
      ))}
    </Box>
  );
}
