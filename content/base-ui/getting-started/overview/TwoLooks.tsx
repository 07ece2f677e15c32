import { Button } from '@mui/base/Button';
import * as React from 'react';
import './looks.css';

export default function TwoLooks() {
  const [last, setLast] = React.useState('Nothing yet.');

  return (
    <div className="looks">
      <Button className="looks-ticket" onClick={() => setLast('A ticket for two hours.')}>
        Draw a ticket
      </Button>
      <Button className="looks-bell" aria-label="Ring the bell" onClick={() => setLast('The bell rang.')}>
        ♪
      </Button>
      <p role="status">{last}</p>
    </div>
  );
}
