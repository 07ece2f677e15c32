import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const MONDAY = 1;

export default function GreenhouseVisit() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-05-22'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box>
        <DateCalendar
          value={day}
          onChange={(next) => setDay(next)}
          shouldDisableDate={(date) => date.day() === MONDAY}
          showDaysOutsideCurrentMonth
          fixedWeekNumber={6}
          disableHighlightToday
        />
        <Typography role="status" variant="body2" sx={{ textAlign: 'center' }}>
          {day ? `Visit on ${day.format('dddd, MMMM D')}. Closed on Mondays.` : 'Choose a day.'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
