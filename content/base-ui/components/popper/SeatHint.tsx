import { Popper, type PopperPlacementType } from '@mui/base/Popper';
import * as React from 'react';
import './popper.css';

const sides = ['top', 'bottom', 'bottom-start', 'right'] as const satisfies PopperPlacementType[];
const gap = [{ name: 'offset', options: { offset: [0, 6] } }];

export default function SeatHint() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);
  const [side, setSide] = React.useState<(typeof sides)[number]>('top');
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <div className="seat">
      <label>
        Side{' '}
        <select
          className="seat-choice"
          value={side}
          onChange={(event) => setSide(sides.find((each) => each === event.target.value) ?? 'top')}
        >
          {sides.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <button
        ref={setAnchor}
        type="button"
        className="seat-button"
        aria-describedby={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        Seat 4 C
      </button>
      <Popper id={id} open={open} anchorEl={anchor} placement={side} modifiers={gap}>
        <div className="seat-hint">At the aisle, no window</div>
      </Popper>
    </div>
  );
}
