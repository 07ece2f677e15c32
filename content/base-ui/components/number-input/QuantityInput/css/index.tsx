import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import * as React from 'react';
import styles from './styles.module.css';

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
          root: { className: styles.root },
          input: { role: 'spinbutton', className: styles.input },
          incrementButton: { 'aria-label': 'One more', children: '+', className: `${styles.step} ${styles.more}` },
          decrementButton: { 'aria-label': 'One less', children: '−', className: `${styles.step} ${styles.less}` },
        }}
      />
      <p role="status">{tickets === null ? 'No tickets' : `${tickets * 12} € in total`}</p>
    </div>
  );
}
