import { Slider } from '@mui/base/Slider';
import * as React from 'react';
import './sliders.css';

export default function PairedSliders() {
  const [warmth, setWarmth] = React.useState(40);

  return (
    <div className="paired">
      <div>
        <p>Keeps its own value</p>
        <Slider aria-label="Cold water" defaultValue={60} />
      </div>
      <div>
        <p>Yours: {warmth} °C</p>
        <Slider
          aria-label="Warm water"
          value={warmth}
          onChange={(_event, next) => setWarmth(Array.isArray(next) ? warmth : Math.min(next, 70))}
        />
        <p>The state stops at 70, whatever the hand does.</p>
      </div>
    </div>
  );
}
