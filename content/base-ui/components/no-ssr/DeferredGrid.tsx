import { NoSsr } from '@mui/base/NoSsr';
import * as React from 'react';

const days = Array.from({ length: 84 }, (_, day) => (day * 37) % 5);

function Year() {
  return (
    <div
      role="img"
      aria-label="Visits of twelve weeks, a square for each day"
      style={{ display: 'grid', gridTemplate: 'repeat(7, 14px) / auto-flow 14px', gap: 3 }}
    >
      {days.map((visits, day) => (
        <span key={day} style={{ borderRadius: 3, background: '#6366f1', opacity: 0.2 + visits * 0.2 }} />
      ))}
    </div>
  );
}

export default function DeferredGrid() {
  const [defer, setDefer] = React.useState(true);

  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <label>
        <input type="checkbox" checked={defer} onChange={(event) => setDefer(event.target.checked)} /> After the first
        paint
      </label>
      <div style={{ minHeight: 116 }}>
        <NoSsr key={String(defer)} defer={defer} fallback="The weeks are being drawn.">
          <Year />
        </NoSsr>
      </div>
    </div>
  );
}
