import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import * as React from 'react';
import styles from './styles.module.css';

export default function NoteMenu() {
  const [last, setLast] = React.useState('nothing yet');

  return (
    <div>
      <Dropdown>
        <MenuButton className={styles.trigger}>Note</MenuButton>
        <Menu slotProps={{ listbox: { className: styles.listbox } }}>
          <MenuItem className={styles.item} onClick={() => setLast('duplicated')}>
            Duplicate
          </MenuItem>
          <MenuItem className={styles.item} onClick={() => setLast('pinned')}>
            Pin to the top
          </MenuItem>
          <MenuItem className={styles.item} onClick={() => setLast('archived')}>
            Archive
          </MenuItem>
        </Menu>
      </Dropdown>
      <p role="status">Last action: {last}</p>
    </div>
  );
}
