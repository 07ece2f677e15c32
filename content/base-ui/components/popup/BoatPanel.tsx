import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import * as React from 'react';
import './popup.css';

export default function BoatPanel() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div>
        <button
          ref={setAnchor}
          type="button"
          className="boat-button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
          onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        >
          Boat 7
        </button>
        <Popup id={id} role="group" aria-label="Boat 7" anchor={anchor} open={open} offset={8} placement="bottom-start">
          <dl className="boat-panel">
            <dt>Seats</dt>
            <dd>Four and a helm</dd>
            <dt>Free from</dt>
            <dd>Thursday, 14:00</dd>
          </dl>
        </Popup>
      </div>
    </ClickAwayListener>
  );
}
