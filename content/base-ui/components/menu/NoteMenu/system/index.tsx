import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import { styled } from '@mui/system';
import * as React from 'react';

const Trigger = styled(MenuButton)({
  padding: '8px 16px',
  border: '1px solid',
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: '3px solid #6366f1' },
});

const Listbox = styled('ul')({
  margin: '4px 0',
  padding: 4,
  border: '1px solid',
  borderRadius: 8,
  background: 'Canvas',
  color: 'CanvasText',
  listStyle: 'none',
  outline: 0,
});

const Item = styled(MenuItem)({
  padding: '6px 12px',
  borderRadius: 4,
  cursor: 'default',
  outline: 0,
  '&:focus': { background: '#4f46e5', color: '#fff' },
});

export default function NoteMenu() {
  const [last, setLast] = React.useState('nothing yet');

  return (
    <div>
      <Dropdown>
        <Trigger>Note</Trigger>
        <Menu slots={{ listbox: Listbox }}>
          <Item onClick={() => setLast('duplicated')}>Duplicate</Item>
          <Item onClick={() => setLast('pinned')}>Pin to the top</Item>
          <Item onClick={() => setLast('archived')}>Archive</Item>
        </Menu>
      </Dropdown>
      <p role="status">Last action: {last}</p>
    </div>
  );
}
