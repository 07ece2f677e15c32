import { Box } from '@mui/system';

const berths = [
  { name: 'Berth 4', state: 'Free' },
  { name: 'Berth 5', state: 'Taken' },
  { name: 'Berth 6', state: 'Free' },
];

export default function BerthMarker() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {berths.map((berth) => (
        <Box
          key={berth.name}
          sx={{
            position: 'relative',
            width: 120,
            height: 80,
            p: 1.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 2,
          }}
        >
          {berth.name}
          <Box
            component="span"
            sx={{
              position: 'absolute',
              bottom: 8,
              insetInlineEnd: 8,
              px: 1,
              borderRadius: 1,
              fontSize: 13,
              bgcolor: 'action.selected',
            }}
          >
            {berth.state}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
