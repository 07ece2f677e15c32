import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const WIDTH = 160;
const days = ['May 2', 'May 3', 'May 4'];

export default function LogbookShell() {
  const [open, setOpen] = React.useState(true);
  const [day, setDay] = React.useState('May 3');
  const id = React.useId();

  return (
    <Box>
      <Drawer variant="persistent" open={open} slotProps={{ paper: { id, sx: { width: WIDTH } } }}>
        <List component="nav" aria-label="Days">
          {days.map((name) => (
            <ListItem key={name} disablePadding component="div">
              <ListItemButton
                selected={name === day}
                aria-current={name === day ? 'page' : undefined}
                onClick={() => setDay(name)}
              >
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
      <Box
        sx={{
          p: 2,
          marginInlineStart: open ? `${WIDTH}px` : 0,
          transition: (theme) => theme.transitions.create('margin'),
        }}
      >
        <Button variant="outlined" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? 'Hide days' : 'Show days'}
        </Button>
        <Typography sx={{ mt: 2 }}>{day}: wind from the south-west, two nets out, no losses.</Typography>
      </Box>
    </Box>
  );
}
