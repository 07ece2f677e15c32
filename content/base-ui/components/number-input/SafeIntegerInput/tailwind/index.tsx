import { unstable_useNumberInput as useNumberInput } from '@mui/base/unstable_useNumberInput';
import * as React from 'react';

const control =
  'rounded-lg border border-current bg-transparent px-3 py-2 text-inherit [font:inherit] focus-visible:outline-3 focus-visible:outline-indigo-500 disabled:opacity-50';

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
      <div {...input.getRootProps()} className="my-1 flex flex-wrap gap-2">
        <button type="button" {...input.getDecrementButtonProps()} aria-label="Decrease" className={control}>
          −
        </button>
        <input {...input.getInputProps()} role="spinbutton" className={`${control} w-[170px]`} />
        <button type="button" {...input.getIncrementButtonProps()} aria-label="Increase" className={control}>
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
