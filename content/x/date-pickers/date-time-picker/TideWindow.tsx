import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import * as React from 'react';

const opens = dayjs('2025-03-14T05:00');
const closes = dayjs('2025-03-15T17:30');

const messages: Partial<Record<NonNullable<DateTimeValidationError>, string>> = {
  minDate: 'The lock opens on March 14.',
  minTime: 'The lock opens at 5:00 AM.',
  maxDate: 'The lock closes on March 15.',
  maxTime: 'The lock closes at 5:30 PM on March 15.',
};

export default function TideWindow() {
  const [error, setError] = React.useState<DateTimeValidationError>('maxTime');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Pass the lock"
        minDateTime={opens}
        maxDateTime={closes}
        defaultValue={closes.add(2, 'hour')}
        onError={(next) => setError(next)}
        slotProps={{
          textField: { helperText: error ? (messages[error] ?? 'Enter a complete date and time.') : 'In the window' },
        }}
        sx={{ mt: 1, width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
