import Badge from '@mui/joy/Badge';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import * as React from 'react';

export default function MailBadge() {
  const [count, setCount] = React.useState(98);

  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap', p: 1 }}>
      <Badge badgeContent={count} slotProps={{ badge: { 'aria-hidden': true } }}>
        <Button variant="outlined" color="neutral" aria-label={`Requests, ${count} open`}>
          Requests
        </Button>
      </Badge>
      <Button variant="soft" onClick={() => setCount((now) => now + 1)}>
        One more
      </Button>
      <Button variant="plain" onClick={() => setCount(0)}>
        Answer all
      </Button>
    </Stack>
  );
}
