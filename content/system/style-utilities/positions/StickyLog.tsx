import { Box } from '@mui/system';

const days = [
  { day: 'Monday', notes: ['Oiled the gate', 'Counted buoys', 'Cleared weed from the slip'] },
  { day: 'Tuesday', notes: ['Painted bollards 1 to 6', 'New rope on berth 4'] },
  { day: 'Wednesday', notes: ['Towed one dinghy', 'Mended the tide board', 'Closed at four, fog'] },
];

export default function StickyLog() {
  return (
    <Box
      role="region"
      aria-label="Harbor log"
      tabIndex={0}
      sx={{
        height: 180,
        width: 1,
        maxWidth: 360,
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      {days.map(({ day, notes }) => (
        <Box key={day}>
          <Box sx={{ position: 'sticky', top: 0, px: 2, py: 1, bgcolor: 'background.paper', fontWeight: 600 }}>
            {day}
          </Box>
          <Box component="ul" sx={{ m: 0, pb: 1 }}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
