import Switch from '@mui/joy/Switch';
import * as React from 'react';

export default function DecoratedSwitch() {
  const [open, setOpen] = React.useState(true);

  return (
    <Switch
      checked={open}
      onChange={(event) => setOpen(event.target.checked)}
      color={open ? 'success' : 'neutral'}
      endDecorator={open ? 'Open' : 'Closed'}
      slotProps={{
        input: { 'aria-label': 'Lock gate' },
        endDecorator: { sx: { minWidth: 56 } },
      }}
    />
  );
}
