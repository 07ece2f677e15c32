import { unstable_useNumberInput as useNumberInput } from '@mui/base/unstable_useNumberInput';
import * as React from 'react';
import './styles.css';

export default function SafeIntegerInput() {
  const [value, setValue] = React.useState<number | null>(Number.MAX_SAFE_INTEGER - 1);
  const id = React.useId();
  const input = useNumberInput({
    inputId: id,
    min: Number.MIN_SAFE_INTEGER,
    max: Number.MAX_SAFE_INTEGER,
    value,
    onChange: (_event, next) => setValue(next),
  });

  let note = 'Within the bounds.';
  if (input.isIncrementDisabled) {
    note = 'Largest safe integer reached.';
  } else if (input.isDecrementDisabled) {
    note = 'Smallest safe integer reached.';
  }

  return (
    <div>
      <label htmlFor={id}>Account number</label>
      <div {...input.getRootProps()} className="safe-row">
        <button type="button" {...input.getDecrementButtonProps()} aria-label="Decrease" className="safe-control">
          −
        </button>
        <input {...input.getInputProps()} role="spinbutton" className="safe-control safe-field" />
        <button type="button" {...input.getIncrementButtonProps()} aria-label="Increase" className="safe-control">
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
