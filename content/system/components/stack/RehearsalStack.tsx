import { Box, Stack } from '@mui/system';

const slots = [
  { part: 'Sopranos', time: '18:00' },
  { part: 'Basses', time: '18:30' },
  { part: 'Everyone', time: '19:00' },
];

export default function RehearsalStack() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 1, sm: 2 }} sx={{ width: 1 }}>
      {slots.map((slot) => (
        <Box key={slot.part} sx={{ flex: 1, p: 2, borderRadius: 2, bgcolor: 'action.selected' }}>
          <Box sx={{ fontWeight: 600 }}>{slot.part}</Box>
          {slot.time}
        </Box>
      ))}
    </Stack>
  );
}
