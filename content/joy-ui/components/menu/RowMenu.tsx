import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Sheet from '@mui/joy/Sheet';

export default function RowMenu() {
  return (
    <Sheet
      variant="outlined"
      sx={{ display: 'flex', alignItems: 'center', width: 280, p: 1, paddingInlineStart: 2, borderRadius: 'md' }}
    >
      Rehearsal of the 12th
      <Dropdown>
        <MenuButton
          slots={{ root: IconButton }}
          slotProps={{ root: { variant: 'plain', color: 'neutral', 'aria-label': 'More about the rehearsal' } }}
          sx={{ marginInlineStart: 'auto' }}
        >
          <span aria-hidden="true">⋮</span>
        </MenuButton>
        <Menu size="sm" placement="bottom-end">
          <MenuItem>Move</MenuItem>
          <MenuItem>Call off</MenuItem>
        </Menu>
      </Dropdown>
    </Sheet>
  );
}
