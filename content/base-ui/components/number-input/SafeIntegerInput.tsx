import { unstable_useNumberInput as useNumberInput } from '@mui/base/unstable_useNumberInput';
import * as React from 'react';

const boxStyle: React.CSSProperties = {
  font: 'inherit',
  padding: '8px 12px',
  border: '1px solid #6b7280',
  borderRadius: 8,
  background: '#fff',
  color: '#111827',
};

export default function SafeIntegerInput() {
  const [value, setValue] = React.useState<number | null>(Number.MAX_SAFE_INTEGER - 1);
  const id = React.useId();
  const {
    getRootProps,
    getInputProps,
    getIncrementButtonProps,
    getDecrementButtonProps,
    isIncrementDisabled,
    isDecrementDisabled,
  } = useNumberInput({
    inputId: id,
    min: Number.MIN_SAFE_INTEGER,
    max: Number.MAX_SAFE_INTEGER,
    value,
    onChange: (_event, next) => setValue(next),
  });

  let note = 'Within the bounds.';
  if (isIncrementDisabled) {
    note = 'Largest safe integer reached.';
  } else if (isDecrementDisabled) {
    note = 'Smallest safe integer reached.';
  }

  return (
    <div>
      <label htmlFor={id} style={{ display: 'block', marginBottom: 4 }}>
        Account number
      </label>
      <div {...getRootProps()} style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <button type="button" {...getDecrementButtonProps()} aria-label="Decrease" style={boxStyle}>
          −
        </button>
        <input {...getInputProps()} role="spinbutton" style={{ ...boxStyle, width: 200 }} />
        <button type="button" {...getIncrementButtonProps()} aria-label="Increase" style={boxStyle}>
          +
        </button>
      </div>
      <p>
        Range: <code>{Number.MIN_SAFE_INTEGER}</code> to <code>{Number.MAX_SAFE_INTEGER}</code>
      </p>
      <p role="status">{note}</p>
    </div>
  );
}
