import Dropdown from '@mui/joy/Dropdown';
import ListDivider from '@mui/joy/ListDivider';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import * as React from 'react';

export default function BoatMenu() {
  const [last, setLast] = React.useState('moored');

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Dropdown>
        <MenuButton>Gannet</MenuButton>
        <Menu>
          <MenuItem onClick={() => setLast('fueled')}>Fuel</MenuItem>
          <MenuItem onClick={() => setLast('washed')}>Wash</MenuItem>
          <ListDivider />
          <MenuItem color="danger" onClick={() => setLast('lifted out')}>
            Lift out of the water
          </MenuItem>
        </Menu>
      </Dropdown>
      <Typography role="status">Last: {last}</Typography>
    </Stack>
  );
}
