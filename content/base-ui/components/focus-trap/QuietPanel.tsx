import { FocusTrap } from '@mui/base/FocusTrap';
import * as React from 'react';
import './ticket.css';

export default function QuietPanel() {
  const [open, setOpen] = React.useState(false);

  return (
    <div className="ticket">
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Take it away' : 'Show the question'}
      </button>
      {open && (
        <FocusTrap open disableAutoFocus>
          <div
            role="dialog"
            aria-label="Question about the tour"
            tabIndex={-1}
            className="ticket-panel"
            onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
          >
            <p>Was the tour long enough?</p>
            <button type="button" onClick={() => setOpen(false)}>
              Yes
            </button>
            <button type="button" onClick={() => setOpen(false)}>
              No
            </button>
          </div>
        </FocusTrap>
      )}
    </div>
  );
}
