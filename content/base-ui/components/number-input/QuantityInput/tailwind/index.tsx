import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import * as React from 'react';

const stepClass =
  'cursor-pointer border-0 bg-current/12 text-inherit [font:inherit] disabled:cursor-not-allowed disabled:opacity-50';

export default function QuantityInput() {
  const [tickets, setTickets] = React.useState<number | null>(2);
  const id = React.useId();

  return (
    <div>
      <label htmlFor={id}>Tickets (1 to 8) </label>
      <NumberInput
        id={id}
        min={1}
        max={8}
        value={tickets}
        onChange={(_event, next) => setTickets(next)}
        slotProps={{
          root: {
            className:
              'inline-grid grid-cols-[40px_72px_40px] overflow-hidden rounded-lg border border-current focus-within:outline-3 focus-within:outline-indigo-500',
          },
          input: {
            role: 'spinbutton',
            className: 'min-w-0 border-0 bg-transparent p-2 text-center text-inherit outline-0 [font:inherit]',
          },
          incrementButton: { 'aria-label': 'One more', children: '+', className: `${stepClass} order-last` },
          decrementButton: { 'aria-label': 'One less', children: '−', className: `${stepClass} order-first` },
        }}
      />
      <p role="status">{tickets === null ? 'No tickets' : `${tickets * 12} € in total`}</p>
    </div>
  );
}
