import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import * as React from 'react';

const rooms = [
  { value: 'loft', name: 'Loft', detail: '4 seats, quiet' },
  { value: 'hall', name: 'Hall', detail: '30 seats, piano' },
];

export default function RoomCards() {
  const [room, setRoom] = React.useState('loft');
  const id = React.useId();

  return (
    <RadioGroup
      aria-label="Room for the rehearsal"
      orientation="horizontal"
      overlay
      value={room}
      onChange={(event) => setRoom(event.target.value)}
      sx={{ flexWrap: 'wrap', gap: 2 }}
    >
      {rooms.map(({ value, name, detail }) => (
        <Sheet
          key={value}
          variant={room === value ? 'soft' : 'outlined'}
          color={room === value ? 'primary' : 'neutral'}
          sx={{ position: 'relative', width: 170, p: 2, borderRadius: 'md', m: 0 }}
        >
          <Radio value={value} label={name} slotProps={{ input: { 'aria-describedby': `${id}-${value}` } }} />
          <Typography id={`${id}-${value}`} level="body-sm" textColor="inherit" sx={{ mt: 1 }}>
            {detail}
          </Typography>
        </Sheet>
      ))}
    </RadioGroup>
  );
}
