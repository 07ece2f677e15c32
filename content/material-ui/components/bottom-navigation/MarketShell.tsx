import EventIcon from '@mui/icons-material/Event';
import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasket';
import StorefrontIcon from '@mui/icons-material/Storefront';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import * as React from 'react';

const views = [
  {
    label: 'Stalls',
    icon: <StorefrontIcon />,
    rows: ['Honey, row 2', 'Goat cheese, row 2', 'Bread, row 4', 'Plants, row 5', 'Knives, row 6'],
  },
  { label: 'Basket', icon: <ShoppingBasketIcon />, rows: ['Two loaves of rye', 'A jar of heather honey'] },
  { label: 'Dates', icon: <EventIcon />, rows: ['Saturday, 8:00 to 13:00', 'Wednesday, 15:00 to 19:00'] },
];

export default function MarketShell() {
  const [index, setIndex] = React.useState(0);

  return (
    <Box sx={{ pb: 'calc(56px + env(safe-area-inset-bottom))' }}>
      <List aria-label={views[index]?.label}>
        {views[index]?.rows.map((row) => (
          <ListItem key={row}>
            <ListItemText primary={row} />
          </ListItem>
        ))}
      </List>
      <Paper
        elevation={3}
        square
        sx={{ position: 'fixed', insetInline: 0, bottom: 0, pb: 'env(safe-area-inset-bottom)' }}
      >
        <BottomNavigation
          component="nav"
          aria-label="Market"
          showLabels
          value={index}
          onChange={(_event, next: number) => setIndex(next)}
        >
          {views.map(({ label, icon }, view) => (
            <BottomNavigationAction
              key={label}
              label={label}
              icon={icon}
              aria-current={view === index ? 'page' : undefined}
            />
          ))}
        </BottomNavigation>
      </Paper>
    </Box>
  );
}
