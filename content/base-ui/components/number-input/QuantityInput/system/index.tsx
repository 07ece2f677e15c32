import { Unstable_NumberInput as NumberInput, numberInputClasses } from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/system';
import * as React from 'react';

const TicketInput = styled(NumberInput)({
  display: 'inline-grid',
  gridTemplateColumns: '40px 72px 40px',
  border: '1px solid',
  borderRadius: 8,
  overflow: 'hidden',
  '&:focus-within': { outline: '3px solid #6366f1' },
  [`& .${numberInputClasses.input}`]: {
    minWidth: 0,
    padding: 8,
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'center',
  },
  '& button': {
    border: 0,
    background: 'color-mix(in srgb, currentColor 12%, transparent)',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
  '& button:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  [`& .${numberInputClasses.decrementButton}`]: { order: -1 },
  [`& .${numberInputClasses.incrementButton}`]: { order: 1 },
});

export default function QuantityInput() {
  const [tickets, setTickets] = React.useState<number | null>(2);
  const id = React.useId();

  return (
    <div>
      <label htmlFor={id}>Tickets (1 to 8) </label>
      <TicketInput
        id={id}
        min={1}
        max={8}
        value={tickets}
        onChange={(_event, next) => setTickets(next)}
        slotProps={{
          input: { role: 'spinbutton' },
          incrementButton: { 'aria-label': 'One more', children: '+' },
          decrementButton: { 'aria-label': 'One less', children: '−' },
        }}
      />
      <p role="status">{tickets === null ? 'No tickets' : `${tickets * 12} € in total`}</p>
    </div>
  );
}
