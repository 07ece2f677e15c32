import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import * as React from 'react';
import './paint.css';

export default function PaintBox() {
  const [open, setOpen] = React.useState(false);
  const [paint, setPaint] = React.useState('Slate');

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <fieldset className="paint" onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
        <legend>Paint of the hull</legend>
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {paint}
        </button>
        {open && (
          <div className="paint-box">
            {['Chalk', 'Moss', 'Slate'].map((each) => (
              <button key={each} type="button" aria-pressed={each === paint} onClick={() => setPaint(each)}>
                {each}
              </button>
            ))}
          </div>
        )}
      </fieldset>
    </ClickAwayListener>
  );
}
