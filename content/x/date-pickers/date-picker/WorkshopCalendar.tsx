import Badge from '@mui/material/Badge';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const workshops = new Map([
  ['2026-06-06', 'Beekeeping'],
  ['2026-06-19', 'Grafting'],
]);
const nameOf = (day: Dayjs) => workshops.get(day.format('YYYY-MM-DD'));

function WorkshopDay(props: PickersDayProps) {
  const hasDot = !props.outsideCurrentMonth && nameOf(props.day) !== undefined;
  return (
    <Badge variant="dot" color="secondary" overlap="circular" invisible={!hasDot}>
      <PickersDay {...props} />
    </Badge>
  );
}

export default function WorkshopCalendar() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-06-06'));
  const workshop = day ? nameOf(day) : undefined;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div>
        <DateCalendar value={day} onChange={(next) => setDay(next)} slots={{ day: WorkshopDay }} />
        <p role="status">{workshop ? `Workshop: ${workshop}` : 'No workshop on this day.'}</p>
      </div>
    </LocalizationProvider>
  );
}
