import { unstable_useNumberInput as useNumberInput } from '@mui/base/unstable_useNumberInput';
import { styled } from '@mui/system';
import * as React from 'react';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlock: 4 });

const control = {
  padding: '8px 12px',
  border: '1px solid',
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  '&:focus-visible': { outline: '3px solid #6366f1' },
  '&:disabled': { opacity: 0.5 },
};
const Step = styled('button')(control);
const Field = styled('input')({ ...control, width: 170 });

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
      <Row {...input.getRootProps()}>
        <Step type="button" {...input.getDecrementButtonProps()} aria-label="Decrease">
          −
        </Step>
        <Field {...input.getInputProps()} role="spinbutton" />
        <Step type="button" {...input.getIncrementButtonProps()} aria-label="Increase">
          +
        </Step>
      </Row>
      <p>
        Range: <code>{Number.MIN_SAFE_INTEGER}</code> to <code>{Number.MAX_SAFE_INTEGER}</code>
      </p>
      <p role="status">{note}</p>
    </div>
  );
}
