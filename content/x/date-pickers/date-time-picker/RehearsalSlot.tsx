import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

export default function RehearsalSlot() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2025-10-03T19:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ pt: 1, width: '100%', maxWidth: 320 }}>
        <DateTimePicker
          label="Rehearsal starts"
          value={start}
          onChange={(next) => setStart(next)}
          timeSteps={{ minutes: 15 }}
        />
        <Typography role="status" variant="body2">
          {start?.isValid() ? `${start.format('dddd, MMMM D')}, until ${start.add(2, 'hour').format('h:mm A')}` : '—'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
