import AddIcon from '@mui/icons-material/Add';
import LibraryBooksIcon from '@mui/icons-material/LibraryBooks';
import RemoveIcon from '@mui/icons-material/Remove';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import * as React from 'react';

export default function ReservationCount() {
  const [count, setCount] = React.useState(2);

  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <IconButton aria-label={count === 1 ? '1 reservation' : `${count} reservations`}>
        <Badge badgeContent={count} max={9} color="primary">
          <LibraryBooksIcon />
        </Badge>
      </IconButton>
      <ButtonGroup size="small" aria-label="Change the count">
        <Button aria-label="One less" onClick={() => setCount((previous) => Math.max(previous - 1, 0))}>
          <RemoveIcon />
        </Button>
        <Button onClick={() => setCount(10)}>Ten</Button>
        <Button aria-label="One more" onClick={() => setCount((previous) => previous + 1)}>
          <AddIcon />
        </Button>
      </ButtonGroup>
    </Stack>
  );
}
