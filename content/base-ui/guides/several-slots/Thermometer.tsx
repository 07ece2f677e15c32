import { Slider, type SliderThumbSlotProps } from '@mui/base/Slider';
import * as React from 'react';
import './thermometer.css';

const Bulb = React.forwardRef<HTMLSpanElement, SliderThumbSlotProps>(function Bulb(
  { children, className, ownerState, ...props },
  ref,
) {
  return (
    <span {...props} ref={ref} className={`${className ?? ''} bulb`}>
      {children}
      <span className="bulb-label" aria-hidden="true">
        {String(ownerState.value)}°
      </span>
    </span>
  );
});

const slots = { thumb: Bulb };
const slotProps = { rail: { className: 'glass' }, track: { className: 'mercury' } };

export default function Thermometer() {
  const [degrees, setDegrees] = React.useState(12);

  return (
    <Slider
      className="thermometer"
      aria-label="Temperature of the cellar"
      value={degrees}
      onChange={(_event, next) => setDegrees(Number(next))}
      min={0}
      max={30}
      slots={slots}
      slotProps={slotProps}
    />
  );
}
