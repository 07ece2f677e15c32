import { Portal } from '@mui/base/Portal';
import * as React from 'react';
import './portal.css';

const stops = [
  { name: 'Mill pond', note: 'Herons in the morning, quiet please.' },
  { name: 'Stone bridge', note: 'Closed to carts since the flood.' },
];

export default function SideNote() {
  const [shown, setShown] = React.useState<string | null>(null);
  const side = React.useRef<HTMLDivElement>(null);

  return (
    <div className="stops">
      <ul>
        {stops.map(({ name, note }) => (
          <li key={name}>
            <button type="button" aria-pressed={shown === name} onClick={() => setShown(shown === name ? null : name)}>
              {name}
            </button>
            {shown === name && (
              <Portal container={() => side.current}>
                <p>{note}</p>
              </Portal>
            )}
          </li>
        ))}
      </ul>
      <div ref={side} className="stops-side" role="status" />
    </div>
  );
}
