import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const views = ['Deliveries', 'Shelves', 'Returns'];

export default function DepotShell() {
  const [view, setView] = React.useState('Deliveries');
  const [open, setOpen] = React.useState(false);

  const choose = (next: string) => {
    setView(next);
    setOpen(false);
  };

  return (
    <Box sx={{ minHeight: '100vh' }}>
      <AppBar position="sticky">
        <Toolbar>
          <IconButton edge="start" color="inherit" aria-label="Open menu" onClick={() => setOpen(true)}>
            <MenuIcon />
          </IconButton>
          <Typography variant="h6" component="h1" sx={{ marginInlineStart: 1 }}>
            {view}
          </Typography>
        </Toolbar>
      </AppBar>
      <Drawer open={open} onClose={() => setOpen(false)} slotProps={{ paper: { 'aria-label': 'Depot menu' } }}>
        <List component="nav" aria-label="Depot" sx={{ width: 220 }}>
          {views.map((name) => (
            <ListItem key={name} disablePadding component="div">
              <ListItemButton
                selected={name === view}
                aria-current={name === view ? 'page' : undefined}
                onClick={() => choose(name)}
              >
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
      <Box component="main" sx={{ p: 3 }}>
        <Typography>Nothing waits under “{view}” today.</Typography>
      </Box>
    </Box>
  );
}
