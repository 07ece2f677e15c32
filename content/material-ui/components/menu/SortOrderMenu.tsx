import SwapVertIcon from '@mui/icons-material/SwapVert';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import * as React from 'react';

const orders = ['Newest first', 'Oldest first', 'By title', 'By shelf'];

export default function SortOrderMenu() {
  const [order, setOrder] = React.useState('By title');
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const id = React.useId();
  const open = anchorEl !== null;

  const choose = (next: string) => {
    setOrder(next);
    setAnchorEl(null);
  };

  return (
    <div>
      <Button
        id={`${id}-button`}
        startIcon={<SwapVertIcon />}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        {order}
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchorEl}
        open={open}
        onClose={() => setAnchorEl(null)}
        slotProps={{ list: { dense: true, 'aria-labelledby': `${id}-button` } }}
      >
        {orders.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === order}
            selected={name === order}
            onClick={() => choose(name)}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
