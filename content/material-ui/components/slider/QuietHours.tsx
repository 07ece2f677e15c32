import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const toClock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
const labels = ['Quiet from', 'Quiet until'];

export default function QuietHours() {
  const [hours, setHours] = React.useState([9, 17]);
  const [from = 0, until = 24] = hours;

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, px: 1.5, boxSizing: 'border-box' }}>
      <Typography>
        No notifications from {toClock(from)} to {toClock(until)}
      </Typography>
      <Slider
        getAriaLabel={(index) => labels[index] ?? ''}
        getAriaValueText={toClock}
        value={hours}
        onChange={(_event, value) => setHours(value)}
        valueLabelDisplay="auto"
        valueLabelFormat={toClock}
        min={0}
        max={24}
        disableSwap
      />
    </Stack>
  );
}
