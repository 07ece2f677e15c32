import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';
import * as React from 'react';

const LampControl = styled(Slider)({
  position: 'relative',
  display: 'block',
  inlineSize: 280,
  maxInlineSize: '100%',
  blockSize: 24,
  cursor: 'pointer',
  touchAction: 'none',
  [`& .${sliderClasses.rail}, & .${sliderClasses.track}`]: {
    position: 'absolute',
    top: 10,
    height: 4,
    borderRadius: 2,
  },
  [`& .${sliderClasses.rail}`]: { inlineSize: '100%', background: 'color-mix(in srgb, currentColor 30%, transparent)' },
  [`& .${sliderClasses.track}`]: { background: '#6366f1' },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    top: 12,
    width: 20,
    height: 20,
    borderRadius: '50%',
    background: '#6366f1',
    transform: 'translate(-50%, -50%)',
  },
  [`& .${sliderClasses.focusVisible}`]: { outline: '3px solid #6366f1', outlineOffset: 2 },
});

export default function LampSlider() {
  const [level, setLevel] = React.useState(60);
  const id = React.useId();

  return (
    <div>
      <p id={id}>Reading lamp: {level}%</p>
      <LampControl
        aria-labelledby={id}
        value={level}
        step={5}
        onChange={(_event, next) => setLevel(Array.isArray(next) ? (next[0] ?? 0) : next)}
      />
    </div>
  );
}
