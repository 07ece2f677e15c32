import { useBadge } from '@mui/base/useBadge';
import * as React from 'react';
import './badge.css';

export default function ParcelCount() {
  const [parcels, setParcels] = React.useState(7);
  const { displayValue, invisible } = useBadge({ badgeContent: parcels, max: 9 });

  return (
    <div className="post-row">
      <p className="post-line" role="status">
        {invisible ? 'The shelf is empty.' : <>On the shelf: {displayValue} parcels.</>}
      </p>
      <button type="button" className="post-button" onClick={() => setParcels(parcels + 1)}>
        Bring one
      </button>
      <button type="button" className="post-button" disabled={parcels === 0} onClick={() => setParcels(0)}>
        Clear
      </button>
    </div>
  );
}
