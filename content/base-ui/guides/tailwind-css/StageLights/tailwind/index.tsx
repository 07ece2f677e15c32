import { Slider } from '@mui/base/Slider';
import { Switch } from '@mui/base/Switch';
import * as React from 'react';

export default function StageLights() {
  const [on, setOn] = React.useState(true);
  const id = React.useId();

  return (
    <div className="flex flex-wrap items-center gap-6">
      <label htmlFor={id} className="inline-flex items-center gap-3">
        Footlights
        <Switch
          checked={on}
          onChange={(event) => setOn(event.target.checked)}
          className="relative inline-block h-6 w-11 rounded-full bg-gray-500 [&.base--checked]:bg-indigo-600 [&.base--focusVisible]:outline-3 [&.base--focusVisible]:outline-indigo-500"
          slotProps={{
            input: { id, className: 'absolute inset-0 m-0 size-full cursor-pointer opacity-0' },
            thumb: ({ checked }) => ({
              className: `absolute top-[3px] size-[18px] rounded-full bg-white transition-all ${checked ? 'start-[23px]' : 'start-[3px]'}`,
            }),
          }}
        />
      </label>
      <Slider
        aria-label="Brightness of the footlights"
        defaultValue={70}
        disabled={!on}
        className="relative block h-6 w-52 touch-none [&.base--disabled]:opacity-40"
        slotProps={{
          rail: { className: 'absolute top-2.5 h-1 w-full rounded-full bg-current opacity-30' },
          track: { className: 'absolute top-2.5 h-1 rounded-full bg-indigo-500' },
          thumb: {
            className:
              'absolute top-0.5 -ml-2.5 size-5 rounded-full bg-indigo-500 [&.base--focusVisible]:outline-3 [&.base--focusVisible]:outline-offset-2 [&.base--focusVisible]:outline-indigo-500',
          },
        }}
      />
    </div>
  );
}
