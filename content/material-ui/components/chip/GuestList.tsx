import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import * as React from 'react';

const invited = ['Amara', 'Ben', 'Chiyo', 'Dag'];

export default function GuestList() {
  const [guests, setGuests] = React.useState(invited);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {guests.map((guest) => (
        <Chip
          key={guest}
          avatar={<Avatar aria-hidden="true">{guest.charAt(0)}</Avatar>}
          label={guest}
          onDelete={() => setGuests((previous) => previous.filter((other) => other !== guest))}
        />
      ))}
      <Button size="small" disabled={guests.length === invited.length} onClick={() => setGuests(invited)}>
        Invite all again
      </Button>
    </Box>
  );
}
