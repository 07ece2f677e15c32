import { Box } from '@mui/system';

const trays = ['Tomato', 'Basil', 'Leek', 'Chard', 'Pepper', 'Dill', 'Kale'];

export default function SeedTrays() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(110px, 1fr))',
        gap: 1,
        width: 1,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {trays.map((tray) => (
        <Box key={tray} component="li" sx={{ p: 2, borderRadius: 2, bgcolor: 'action.selected', textAlign: 'center' }}>
          {tray}
        </Box>
      ))}
    </Box>
  );
}
