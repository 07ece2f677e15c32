import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as React from 'react';

export default function PlotContextMenu() {
  const [place, setPlace] = React.useState<{ top: number; left: number } | null>(null);
  const [task, setTask] = React.useState('nothing to do');

  const openAt = (event: React.MouseEvent) => {
    event.preventDefault();
    setPlace({ top: event.clientY, left: event.clientX });
  };
  const choose = (next: string) => {
    setTask(next);
    setPlace(null);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <ButtonBase
        onContextMenu={openAt}
        onClick={openAt}
        aria-haspopup="menu"
        aria-expanded={place !== null}
        sx={{ height: 120, border: '1px dashed', borderColor: 'text.secondary', borderRadius: 2, typography: 'body2' }}
      >
        Plot 14: press it, or use the right button
      </ButtonBase>
      <Typography role="status" variant="body2" color="text.secondary">
        Plot 14: {task}
      </Typography>
      <Menu
        open={place !== null}
        onClose={() => setPlace(null)}
        anchorReference="anchorPosition"
        anchorPosition={place ?? undefined}
        slotProps={{ list: { 'aria-label': 'Plot 14' } }}
      >
        <MenuItem onClick={() => choose('to be watered')}>Water</MenuItem>
        <MenuItem onClick={() => choose('to be weeded')}>Weed</MenuItem>
        <MenuItem onClick={() => choose('to be harvested')}>Harvest</MenuItem>
      </Menu>
    </Stack>
  );
}
