import { Snackbar } from '@mui/base/Snackbar';
import * as React from 'react';
import './snackbar.css';

export default function WateredNotice() {
  const [open, setOpen] = React.useState(false);

  return (
    <div className="notice-stage">
      <button type="button" className="notice-button" onClick={() => setOpen(true)}>
        Water the tomatoes
      </button>
      <Snackbar className="notice" open={open} autoHideDuration={5000} onClose={() => setOpen(false)}>
        <span role="status">The tomatoes have had their water.</span>
      </Snackbar>
    </div>
  );
}
