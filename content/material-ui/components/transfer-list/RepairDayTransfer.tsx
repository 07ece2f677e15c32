import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as React from 'react';
import TransferPane from './TransferPane';

const bikes = ['Cargo bike', 'Child seat bike', 'City bike', 'Folding bike', 'Gravel bike', 'Tandem', 'Unicycle'];

export default function RepairDayTransfer() {
  const [repair, setRepair] = React.useState<ReadonlySet<string>>(new Set(['Tandem', 'City bike']));
  const [ticked, setTicked] = React.useState<ReadonlySet<string>>(new Set(['Folding bike']));
  const [message, setMessage] = React.useState('');
  const shelf = bikes.filter((bike) => !repair.has(bike));
  const planned = bikes.filter((bike) => repair.has(bike));

  const toggle = (bike: string) =>
    setTicked((previous) => {
      const next = new Set(previous);
      return next.delete(bike) ? next : next.add(bike);
    });

  const move = (from: readonly string[], place: string) => {
    const moving = from.filter((bike) => ticked.has(bike));
    setRepair((previous) => new Set(bikes.filter((bike) => previous.has(bike) !== moving.includes(bike))));
    setTicked((previous) => new Set([...previous].filter((bike) => !moving.includes(bike))));
    setMessage(moving.length === 0 ? 'Choose a bike first.' : `${moving.join(', ')}: now on ${place}.`);
  };

  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 600 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: { sm: 'center' } }}>
        <TransferPane title="In the shop" entries={shelf} ticked={ticked} onToggle={toggle} />
        <Stack direction={{ xs: 'row', sm: 'column' }} spacing={1}>
          <Button fullWidth variant="outlined" size="small" onClick={() => move(shelf, 'the repair list')}>
            Repair
          </Button>
          <Button fullWidth variant="outlined" size="small" onClick={() => move(planned, 'the shelf')}>
            Return
          </Button>
        </Stack>
        <TransferPane title="Repair day" entries={planned} ticked={ticked} onToggle={toggle} />
      </Stack>
      <Typography role="status" variant="body2" sx={{ minHeight: '1.43em' }}>
        {message}
      </Typography>
    </Stack>
  );
}
