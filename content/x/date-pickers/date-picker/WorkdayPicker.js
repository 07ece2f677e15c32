import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import * as React from 'react';

const SUNDAY = 0;
const SATURDAY = 6;
const isWeekend = (day) => day.day() === SUNDAY || day.day() === SATURDAY;

function explain(error) {
  switch (error) {
    case null:
      return 'Monday to Friday';
    case 'shouldDisableDate':
      return 'We do not deliver on weekends.';
    case 'disablePast':
      return 'Choose today or a later day.';
    default:
      return 'Enter a complete date.';
  }
}

export default function WorkdayPicker() {
  const [error, setError] = React.useState(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery day"
        disablePast
        shouldDisableDate={isWeekend}
        onError={(next) => setError(next)}
        slotProps={{ textField: { helperText: explain(error) } }}
      />
    </LocalizationProvider>
  );
}
