import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

export default function OvenTimer() {
  const [ready, setReady] = React.useState<Dayjs | null>(dayjs('2025-09-06T06:20'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div>
        <MultiSectionDigitalClock
          ampm={false}
          timeSteps={{ minutes: 10 }}
          value={ready}
          onChange={(next) => setReady(next)}
        />
        <p role="status">Oven hot at {ready ? ready.format('HH:mm') : '—'}</p>
      </div>
    </LocalizationProvider>
  );
}
