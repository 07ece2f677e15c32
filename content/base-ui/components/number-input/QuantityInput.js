import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import * as React from 'react';

const css = `
.quantity-root { display: inline-grid; grid-template-columns: 40px 72px 40px; border: 1px solid #6b7280; border-radius: 8px; overflow: hidden; background: #fff; }
.quantity-root:focus-within { outline: 3px solid #818cf8; }
.quantity-input { min-width: 0; border: 0; padding: 8px; font: inherit; text-align: center; color: #111827; background: none; outline: none; }
.quantity-step { border: 0; background: #eef2ff; color: #312e81; font: inherit; cursor: pointer; }
.quantity-step:disabled { color: #6b7280; background: #f3f4f6; cursor: not-allowed; }
.quantity-minus { order: -1; }
`;

export default function QuantityInput() {
  const [value, setValue] = React.useState(2);

  return (
    <div>
      <style>{css}</style>
      <label htmlFor="quantity" style={{ display: 'block', marginBottom: 4 }}>
        Tickets (1 to 8)
      </label>
      <NumberInput
        id="quantity"
        min={1}
        max={8}
        value={value}
        onChange={(_event, next) => setValue(next)}
        slotProps={{
          root: { className: 'quantity-root' },
          input: { className: 'quantity-input', role: 'spinbutton' },
          incrementButton: { className: 'quantity-step', 'aria-label': 'One more', children: '+' },
          decrementButton: { className: 'quantity-step quantity-minus', 'aria-label': 'One less', children: '−' },
        }}
      />
      <p role="status">{value === null ? 'No tickets' : `${value * 12} € in total`}</p>
    </div>
  );
}
