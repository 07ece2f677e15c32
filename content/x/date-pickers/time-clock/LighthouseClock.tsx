import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeView } from '@mui/x-date-pickers/models';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

export default function LighthouseClock() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-11-08T20:45'));
  const [view, setView] = React.useState<TimeView>('hours');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <Stack direction="row" spacing={1}>
          <Button variant={view === 'hours' ? 'contained' : 'text'} onClick={() => setView('hours')}>
            Hours
          </Button>
          <Button variant={view === 'minutes' ? 'contained' : 'text'} onClick={() => setView('minutes')}>
            Minutes
          </Button>
        </Stack>
        <TimeClock
          ampmInClock
          value={value}
          onChange={(next) => setValue(next)}
          view={view}
          onViewChange={(next) => setView(next)}
        />
        <p role="status">The light goes on at {value ? value.format('h:mm A') : '—'}.</p>
      </Stack>
    </LocalizationProvider>
  );
}
