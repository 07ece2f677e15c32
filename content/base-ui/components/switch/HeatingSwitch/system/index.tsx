import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';
import * as React from 'react';

const Row = styled('label')({ display: 'inline-flex', alignItems: 'center', gap: 12 });

const HeatingControl = styled(Switch)({
  position: 'relative',
  display: 'inline-block',
  inlineSize: 44,
  blockSize: 24,
  borderRadius: 12,
  background: 'color-mix(in srgb, currentColor 50%, transparent)',
  [`&.${switchClasses.checked}`]: { background: '#4f46e5' },
  [`&.${switchClasses.focusVisible}`]: { outline: '3px solid #6366f1', outlineOffset: 2 },
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 3,
    insetInlineStart: 3,
    inlineSize: 18,
    blockSize: 18,
    borderRadius: '50%',
    background: '#fff',
  },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: { insetInlineStart: 23 },
  [`& .${switchClasses.input}`]: { position: 'absolute', inset: 0, inlineSize: '100%', margin: 0, opacity: 0 },
});

export default function HeatingSwitch() {
  const [isOn, setOn] = React.useState(true);
  const id = React.useId();

  return (
    <div>
      <Row htmlFor={id}>
        Frost guard
        <HeatingControl
          checked={isOn}
          onChange={(event) => setOn(event.target.checked)}
          slotProps={{ input: { id } }}
        />
      </Row>
      <p role="status">{isOn ? 'The heater starts below 4 °C.' : 'The heater stays off.'}</p>
    </div>
  );
}
