import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const WEDNESDAY = 3;
const SATURDAY = 6;
const first = dayjs('2025-04-02');
const last = dayjs('2025-10-29');
const isMarketDay = (day: Dayjs) => day.day() === WEDNESDAY || day.day() === SATURDAY;

const words: Partial<Record<NonNullable<DateValidationError>, string>> = {
  minDate: 'The season starts on April 2, 2025.',
  maxDate: 'The season ends on October 29, 2025.',
  shouldDisableDate: 'The market is on Wednesdays and Saturdays.',
  invalidDate: 'Enter month, day and year.',
};

export default function MarketStall() {
  const [error, setError] = React.useState<DateValidationError>('shouldDisableDate');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Day of your stall"
        defaultValue={dayjs('2025-05-15')}
        minDate={first}
        maxDate={last}
        shouldDisableDate={(day) => !isMarketDay(day)}
        onError={(next) => setError(next)}
        slotProps={{ textField: { helperText: error ? words[error] : 'We keep a place for you.' } }}
        sx={{ mt: 1, width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
