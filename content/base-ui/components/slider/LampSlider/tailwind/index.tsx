import { Slider } from '@mui/base/Slider';
import * as React from 'react';

export default function LampSlider() {
  const [level, setLevel] = React.useState(60);
  const id = React.useId();

  return (
    <div>
      <p id={id}>Reading lamp: {level}%</p>
      <Slider
        aria-labelledby={id}
        value={level}
        step={5}
        onChange={(_event, next) => setLevel(Array.isArray(next) ? (next[0] ?? 0) : next)}
        slotProps={{
          root: { className: 'relative block h-6 w-[280px] max-w-full cursor-pointer touch-none' },
          rail: { className: 'absolute top-[10px] h-1 w-full rounded-full bg-current/30' },
          track: { className: 'absolute top-[10px] h-1 rounded-full bg-indigo-500' },
          thumb: {
            className:
              'absolute top-3 size-5 -translate-1/2 rounded-full bg-indigo-500 [&.base--focusVisible]:outline-3 [&.base--focusVisible]:outline-offset-2 [&.base--focusVisible]:outline-indigo-500',
          },
        }}
      />
    </div>
  );
}
