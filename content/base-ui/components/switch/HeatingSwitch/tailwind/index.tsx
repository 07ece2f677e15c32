import { Switch } from '@mui/base/Switch';
import * as React from 'react';

export default function HeatingSwitch() {
  const [isOn, setOn] = React.useState(true);
  const id = React.useId();

  return (
    <div>
      <label htmlFor={id} className="inline-flex items-center gap-3">
        Frost guard
        <Switch
          checked={isOn}
          onChange={(event) => setOn(event.target.checked)}
          slotProps={{
            root: {
              className:
                'group relative inline-block h-6 w-11 rounded-full bg-current/50 [&.base--checked]:bg-indigo-600 [&.base--focusVisible]:outline-3 [&.base--focusVisible]:outline-offset-2 [&.base--focusVisible]:outline-indigo-500',
            },
            thumb: {
              className:
                'absolute start-[3px] top-[3px] size-[18px] rounded-full bg-white group-[.base--checked]:start-[23px]',
            },
            input: { id, className: 'absolute inset-0 m-0 w-full opacity-0' },
          }}
        />
      </label>
      <p role="status">{isOn ? 'The heater starts below 4 °C.' : 'The heater stays off.'}</p>
    </div>
  );
}
