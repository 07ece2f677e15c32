import { CssTransition } from '@mui/base/Transitions';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import * as React from 'react';
import './popup.css';

export default function FadingHint() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <div>
      <button
        ref={setAnchor}
        type="button"
        className="boat-button"
        aria-describedby={id}
        onMouseEnter={() => setOpen(true)}
        onMouseLeave={() => setOpen(false)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        Hoist the sail
      </button>
      <Popup id={id} anchor={anchor} open={open} offset={6} placement="top" keepMounted>
        <CssTransition
          className="boat-hint"
          enterClassName="boat-shown"
          exitClassName="boat-gone"
          lastTransitionedPropertyOnExit="opacity"
        >
          Two people, and head to wind
        </CssTransition>
      </Popup>
    </div>
  );
}
