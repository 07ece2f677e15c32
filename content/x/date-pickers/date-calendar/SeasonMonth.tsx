import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const APRIL = 3;
const OCTOBER = 9;

export default function SeasonMonth() {
  const [month, setMonth] = React.useState<Dayjs>(dayjs('2025-06-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MonthCalendar
        aria-label="Month of the season"
        value={month}
        onChange={(next) => setMonth(next)}
        shouldDisableMonth={(date) => date.month() < APRIL || date.month() > OCTOBER}
        disableHighlightToday
      />
    </LocalizationProvider>
  );
}
