import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const SUNDAY = 0;
const SATURDAY = 6;
const firstDay = dayjs('2026-03-02');
const isWeekend = (day: Dayjs) => day.day() === SUNDAY || day.day() === SATURDAY;

function explain(error: DateValidationError) {
  switch (error) {
    case null:
      return 'Monday to Friday';
    case 'shouldDisableDate':
      return 'We do not deliver on weekends.';
    case 'minDate':
      return 'Deliveries start on March 2, 2026.';
    default:
      return 'Enter a complete date.';
  }
}

export default function WorkdayPicker() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery day"
        minDate={firstDay}
        referenceDate={firstDay}
        shouldDisableDate={isWeekend}
        onError={(next) => setError(next)}
        slotProps={{ textField: { helperText: explain(error) } }}
      />
    </LocalizationProvider>
  );
}
