import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import * as React from 'react';

const beds = ['Tomatoes', 'Herbs', 'Seedlings'];

export default function BedNavigation() {
  const [bed, setBed] = React.useState('Herbs');

  return (
    <Sheet variant="outlined" sx={{ width: 260, borderRadius: 'sm' }}>
      <List aria-label="Beds" sx={{ '--ListItem-radius': '6px', '--List-padding': '8px', '--List-gap': '4px' }}>
        {beds.map((name) => (
          <ListItem key={name}>
            <ListItemButton
              component="button"
              selected={name === bed}
              aria-pressed={name === bed}
              variant={name === bed ? 'solid' : 'plain'}
              color={name === bed ? 'primary' : 'neutral'}
              onClick={() => setBed(name)}
            >
              {name}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Typography role="status" level="body-sm" sx={{ px: 2, pb: 1.5 }}>
        Shown: {bed}
      </Typography>
    </Sheet>
  );
}
