import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import * as React from 'react';

const dishes = ['Soup', 'Salad', 'Bread'];

export default function MessageQueue() {
  const [queue, setQueue] = React.useState<readonly { key: number; text: string }[]>([]);
  const [open, setOpen] = React.useState(false);
  const nextKey = React.useRef(0);
  const [current] = queue;

  const add = (dish: string) => {
    nextKey.current += 1;
    setQueue((previous) => [...previous, { key: nextKey.current, text: `${dish} is ready to serve` }]);
    setOpen(true);
  };
  const showNext = () => {
    setQueue((previous) => previous.slice(1));
    setOpen(queue.length > 1);
  };

  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {dishes.map((dish) => (
        <Button key={dish} onClick={() => add(dish)}>
          {dish}
        </Button>
      ))}
      <Snackbar
        key={current?.key}
        open={open && current !== undefined}
        message={current?.text}
        autoHideDuration={3000}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        slotProps={{ transition: { onExited: showNext } }}
      />
    </Stack>
  );
}
