import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { Portal } from '@mui/base/Portal';
import * as React from 'react';
import './paint.css';

export default function MovedBox() {
  const [open, setOpen] = React.useState(false);
  const [strict, setStrict] = React.useState(false);

  return (
    <div className="paint">
      <label>
        <input type="checkbox" checked={strict} onChange={(event) => setStrict(event.target.checked)} /> Count the
        corner as outside
      </label>
      <ClickAwayListener disableReactTree={strict} onClickAway={() => setOpen(false)}>
        <div>
          <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            Note in the corner
          </button>
          {open && (
            <Portal>
              <div className="paint-corner" role="status">
                Click here, then beside it.
              </div>
            </Portal>
          )}
        </div>
      </ClickAwayListener>
    </div>
  );
}
