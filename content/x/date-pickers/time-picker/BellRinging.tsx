import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const day = dayjs('2025-06-01T18:00');

export default function BellRinging() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ pt: 1, width: '100%', maxWidth: 320 }}>
        <TimePicker label="Full hours, one list" views={['hours']} defaultValue={day} />
        <TimePicker
          label="Quarter hours, 24 hours"
          ampm={false}
          timeSteps={{ minutes: 15 }}
          minutesStep={15}
          minTime={day.set('hour', 7)}
          maxTime={day.set('hour', 21)}
          defaultValue={day}
        />
      </Stack>
    </LocalizationProvider>
  );
}
