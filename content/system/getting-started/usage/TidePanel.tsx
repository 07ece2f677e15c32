import { Box } from '@mui/system';

const tides = [
  { label: 'High water', time: '06:40', height: '4.9 m' },
  { label: 'Low water', time: '12:55', height: '0.8 m' },
];

export default function TidePanel() {
  return (
    <Box component="dl" sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 1, width: 1, m: 0 }}>
      {tides.map((tide) => (
        <Box
          key={tide.label}
          sx={{ flex: 1, p: 2, border: 1, borderColor: 'divider', borderRadius: 2, display: 'grid', gap: 0.5 }}
        >
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: 14 }}>
            {tide.label}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
            {tide.time}, {tide.height}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
