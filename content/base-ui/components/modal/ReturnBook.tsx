import { Modal } from '@mui/base/Modal';
import * as React from 'react';
import { Backdrop } from './Backdrop';
import './modal.css';

export default function ReturnBook() {
  const [open, setOpen] = React.useState(false);
  const [state, setState] = React.useState('The atlas is with you.');
  const id = React.useId();

  const answer = (next: string) => {
    setState(next);
    setOpen(false);
  };

  return (
    <div>
      <button type="button" className="desk-button" onClick={() => setOpen(true)}>
        Return the atlas
      </button>
      <p role="status">{state}</p>
      <Modal className="desk-layer" open={open} onClose={() => setOpen(false)} slots={{ backdrop: Backdrop }}>
        <div role="dialog" aria-modal="true" aria-labelledby={id} className="desk-dialog">
          <h2 id={id}>Return it today?</h2>
          <p>The next reader gets it at once.</p>
          <div className="desk-row">
            <button type="button" className="desk-plain" onClick={() => answer('You keep the atlas.')}>
              Keep it
            </button>
            <button type="button" className="desk-button" onClick={() => answer('The atlas is back on the shelf.')}>
              Return it
            </button>
          </div>
        </div>
      </Modal>
    </div>
  );
}
