import AnchorIcon from '@mui/icons-material/Anchor';
import CloudIcon from '@mui/icons-material/Cloud';
import ReceiptIcon from '@mui/icons-material/Receipt';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import * as React from 'react';

const places = [
  { name: 'Berths', icon: <AnchorIcon /> },
  { name: 'Weather', icon: <CloudIcon /> },
  { name: 'Harbor dues', icon: <ReceiptIcon /> },
];

export default function BerthNavigation() {
  const [current, setCurrent] = React.useState('Berths');

  return (
    <Box component="nav" aria-label="Harbor office" sx={{ width: '100%', maxWidth: 280 }}>
      <List>
        {places.map(({ name, icon }) => (
          <ListItem key={name} disablePadding>
            <ListItemButton
              selected={name === current}
              aria-current={name === current ? 'true' : undefined}
              onClick={() => setCurrent(name)}
            >
              <ListItemIcon>{icon}</ListItemIcon>
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
