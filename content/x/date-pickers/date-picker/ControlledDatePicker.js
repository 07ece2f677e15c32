import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import * as React from 'react';

export default function ControlledDatePicker() {
  const [value, setValue] = React.useState(dayjs('2025-04-14'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker label="Start of the rental" value={value} onChange={(next) => setValue(next)} />
        <Typography role="status" variant="body2">
          {value?.isValid() ? `Return by ${value.add(14, 'day').format('MMMM D, YYYY')}.` : 'Pick a day.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
