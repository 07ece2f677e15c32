import { FocusTrap } from '@mui/base/FocusTrap';
import * as React from 'react';
import './ticket.css';

export default function TicketPanel() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <div className="ticket">
      <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
        Open the panel
      </button>
      {open && (
        <FocusTrap open>
          <div
            role="dialog"
            aria-labelledby={id}
            tabIndex={-1}
            className="ticket-panel"
            onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
          >
            <p id={id}>Tickets for the tower</p>
            <label>
              Adults <input type="number" min={0} defaultValue={2} />
            </label>
            <label>
              Children <input type="number" min={0} defaultValue={1} />
            </label>
            <button type="button" onClick={() => setOpen(false)}>
              Done
            </button>
          </div>
        </FocusTrap>
      )}
    </div>
  );
}
