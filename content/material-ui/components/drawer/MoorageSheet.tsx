import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const berths = [
  { name: 'Berth 3', facts: 'Free until Friday, 9 m' },
  { name: 'Berth 8', facts: 'Free until Sunday, 12 m' },
];

export default function MoorageSheet() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Free berths
      </Button>
      <SwipeableDrawer
        anchor="bottom"
        disableDiscovery
        disableSwipeToOpen
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id } }}
      >
        <Box sx={{ width: 40, height: 4, borderRadius: 2, bgcolor: 'text.disabled', mx: 'auto', mt: 1.5 }} />
        <Box sx={{ p: 2, maxWidth: 480, width: '100%', mx: 'auto', boxSizing: 'border-box' }}>
          <Typography id={id} variant="h6" component="p">
            Two berths are free
          </Typography>
          <List>
            {berths.map(({ name, facts }) => (
              <ListItem key={name} disableGutters>
                <ListItemText primary={name} secondary={facts} />
              </ListItem>
            ))}
          </List>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Box>
      </SwipeableDrawer>
    </div>
  );
}
