import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import * as React from 'react';
import styles from './NoteMenu/css/styles.module.css';

export default function BoatDropdown() {
  const [open, setOpen] = React.useState(false);
  const [isOut, setOut] = React.useState(false);

  return (
    <div>
      <Dropdown open={open} onOpenChange={(_event, next) => setOpen(next && !isOut)}>
        <MenuButton className={styles.trigger}>Rowing boat</MenuButton>
        <Menu slotProps={{ listbox: { className: styles.listbox }, root: { placement: 'bottom-start' } }}>
          <MenuItem className={styles.item} onClick={() => setOut(true)}>
            Take it out
          </MenuItem>
          <MenuItem className={styles.item}>Report damage</MenuItem>
        </Menu>
      </Dropdown>
      <p>
        <label>
          <input type="checkbox" checked={isOut} onChange={(event) => setOut(event.target.checked)} /> It is out on the
          lake
        </label>
      </p>
    </div>
  );
}
