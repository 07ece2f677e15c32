import { Modal } from '@mui/base/Modal';
import * as React from 'react';
import { Backdrop } from './Backdrop';
import './modal.css';

export default function NewShelf() {
  const [open, setOpen] = React.useState(false);
  const [shelves, setShelves] = React.useState(['Maps', 'Poems']);
  const id = React.useId();

  const add = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setShelves([...shelves, String(new FormData(event.currentTarget).get('shelf'))]);
    setOpen(false);
  };

  return (
    <div>
      <button type="button" className="desk-button" onClick={() => setOpen(true)}>
        Add a shelf
      </button>
      <p role="status">Shelves: {shelves.join(', ')}</p>
      <Modal
        className="desk-layer"
        open={open}
        onClose={(_event, reason) => {
          if (reason === 'escapeKeyDown') setOpen(false);
        }}
        slots={{ backdrop: Backdrop }}
      >
        <form role="dialog" aria-modal="true" aria-labelledby={id} className="desk-dialog" onSubmit={add}>
          <h2 id={id}>New shelf</h2>
          <label className="desk-field">
            Name
            <input name="shelf" required autoComplete="off" />
          </label>
          <div className="desk-row">
            <button type="button" className="desk-plain" onClick={() => setOpen(false)}>
              Cancel
            </button>
            <button type="submit" className="desk-button">
              Add
            </button>
          </div>
        </form>
      </Modal>
    </div>
  );
}
