import { Slider } from '@mui/base/Slider';
import * as React from 'react';
import './LampSlider/css/styles.css';

export default function OpeningHours() {
  const [hours, setHours] = React.useState([9, 17]);

  return (
    <div>
      <p role="status">
        Open from {hours[0]}:00 to {hours[1]}:00
      </p>
      <Slider
        className="lamp-slider"
        min={6}
        max={22}
        disableSwap
        value={hours}
        onChange={(_event, next) => setHours(Array.isArray(next) ? next : [next, next])}
        getAriaLabel={(index) => (index === 0 ? 'Opens' : 'Closes')}
        getAriaValueText={(value) => `${value} o’clock`}
      />
    </div>
  );
}
