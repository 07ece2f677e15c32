import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const day = dayjs('2025-09-06');
const taken = new Set(['10:00', '11:30', '14:00']);

export default function HairdresserSlots() {
  const [slot, setSlot] = React.useState<Dayjs | null>(day.set('hour', 10).set('minute', 30));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div>
        <DigitalClock
          value={slot}
          onChange={(next) => setSlot(next)}
          minTime={day.set('hour', 9)}
          maxTime={day.set('hour', 16)}
          shouldDisableTime={(time) => taken.has(time.format('HH:mm'))}
          skipDisabled
          sx={{ width: 140, maxHeight: 240 }}
        />
        <p role="status">Your time: {slot ? slot.format('h:mm A') : 'none yet'}</p>
      </div>
    </LocalizationProvider>
  );
}
