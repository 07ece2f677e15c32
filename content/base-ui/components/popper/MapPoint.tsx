import { Popper } from '@mui/base/Popper';
import * as React from 'react';
import './popper.css';

const sights = [
  { name: 'Lighthouse', x: 22, y: 30 },
  { name: 'Old quarry', x: 58, y: 66 },
  { name: 'Spring', x: 80, y: 24 },
];

export default function MapPoint() {
  const [map, setMap] = React.useState<HTMLDivElement | null>(null);
  const [index, setIndex] = React.useState<number | null>(null);
  const sight = index === null ? undefined : sights[index];

  const point = {
    getBoundingClientRect: () => {
      const box = map?.getBoundingClientRect() ?? new DOMRect();
      const { x, y } = sight ?? { x: 0, y: 0 };
      return new DOMRect(box.left + (box.width * x) / 100, box.top + (box.height * y) / 100, 0, 0);
    },
  };

  return (
    <div className="seat">
      {sights.map(({ name }, at) => (
        <button
          key={name}
          type="button"
          className="seat-button"
          aria-pressed={index === at}
          onClick={() => setIndex(index === at ? null : at)}
        >
          {name}
        </button>
      ))}
      <div ref={setMap} className="seat-map" aria-hidden="true">
        {sights.map(({ name, x, y }) => (
          <span key={name} style={{ left: `${x}%`, top: `${y}%` }} />
        ))}
      </div>
      <Popper open={sight !== undefined} anchorEl={point} placement="top" role="status">
        <div className="seat-hint">{sight?.name}</div>
      </Popper>
    </div>
  );
}
