import { Snackbar, type SnackbarCloseReason } from '@mui/base';
import * as React from 'react';
import './snackbar.css';

export default function UndoNotice() {
  const [plants, setPlants] = React.useState(['Basil', 'Chives', 'Dill']);
  const [removed, setRemoved] = React.useState<string | null>(null);

  const close = (_event: unknown, reason: SnackbarCloseReason) => {
    if (reason !== 'clickaway') setRemoved(null);
  };

  return (
    <div className="notice-stage">
      <ul className="notice-list">
        {plants.map((plant) => (
          <li key={plant}>
            {plant}{' '}
            <button
              type="button"
              className="notice-link"
              aria-label={`Remove ${plant}`}
              onClick={() => {
                setPlants(plants.filter((other) => other !== plant));
                setRemoved(plant);
              }}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      <Snackbar
        key={removed}
        className="notice"
        open={removed !== null}
        autoHideDuration={8000}
        resumeHideDuration={3000}
        onClose={close}
      >
        <span role="status">{removed} is off the list.</span>
        <button
          type="button"
          className="notice-link"
          onClick={() => {
            if (removed) setPlants([...plants, removed].sort());
            setRemoved(null);
          }}
        >
          Undo
        </button>
      </Snackbar>
    </div>
  );
}
