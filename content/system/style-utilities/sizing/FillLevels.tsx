import { Box } from '@mui/system';

const tanks = [
  { name: 'Rainwater', level: 1 / 4 },
  { name: 'Pond', level: 2 / 3 },
  { name: 'Well', level: 1 },
];

export default function FillLevels() {
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 2, width: 1, m: 0, p: 0, listStyle: 'none' }}>
      {tanks.map((tank) => (
        <li key={tank.name}>
          {tank.name}, {Math.round(tank.level * 100)}%
          <Box aria-hidden="true" sx={{ mt: 0.5, borderRadius: 1, bgcolor: 'action.selected', overflow: 'hidden' }}>
            <Box sx={{ width: tank.level, height: 12, bgcolor: 'primary.main' }} />
          </Box>
        </li>
      ))}
    </Box>
  );
}
