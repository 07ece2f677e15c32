import { Slider } from '@mui/base/Slider';
import * as React from 'react';
import './styles.css';

export default function LampSlider() {
  const [level, setLevel] = React.useState(60);
  const id = React.useId();

  return (
    <div>
      <p id={id}>Reading lamp: {level}%</p>
      <Slider
        className="lamp-slider"
        aria-labelledby={id}
        value={level}
        step={5}
        onChange={(_event, next) => setLevel(Array.isArray(next) ? (next[0] ?? 0) : next)}
      />
    </div>
  );
}
