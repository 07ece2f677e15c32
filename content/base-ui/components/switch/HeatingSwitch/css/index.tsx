import { Switch } from '@mui/base/Switch';
import * as React from 'react';
import './styles.css';

export default function HeatingSwitch() {
  const [isOn, setOn] = React.useState(true);
  const id = React.useId();

  return (
    <div>
      <label htmlFor={id} className="heating-row">
        Frost guard
        <Switch
          className="heating-switch"
          checked={isOn}
          onChange={(event) => setOn(event.target.checked)}
          slotProps={{ input: { id } }}
        />
      </label>
      <p role="status">{isOn ? 'The heater starts below 4 °C.' : 'The heater stays off.'}</p>
    </div>
  );
}
