import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem, type MenuItemProps } from '@mui/base/MenuItem';
import * as React from 'react';

function Item(props: MenuItemProps) {
  return (
    <MenuItem
      {...props}
      className="cursor-default rounded px-3 py-1.5 outline-0 focus:bg-indigo-600 focus:text-white"
    />
  );
}

export default function NoteMenu() {
  const [last, setLast] = React.useState('nothing yet');

  return (
    <div>
      <Dropdown>
        <MenuButton className="cursor-pointer rounded-lg border border-current bg-transparent px-4 py-2 text-inherit [font:inherit] focus-visible:outline-3 focus-visible:outline-indigo-500">
          Note
        </MenuButton>
        <Menu
          slotProps={{
            listbox: {
              className:
                'mx-0 my-1 list-none rounded-lg border border-solid border-current bg-[Canvas] p-1 text-[CanvasText] outline-0',
            },
          }}
        >
          <Item onClick={() => setLast('duplicated')}>Duplicate</Item>
          <Item onClick={() => setLast('pinned')}>Pin to the top</Item>
          <Item onClick={() => setLast('archived')}>Archive</Item>
        </Menu>
      </Dropdown>
      <p role="status">Last action: {last}</p>
    </div>
  );
}
