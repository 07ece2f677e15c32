import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const start = dayjs('2025-06-14');

export default function NamedPickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ pt: 1, width: '100%', maxWidth: 320 }}>
        <DatePicker
          label="First night"
          defaultValue={start}
          disableHighlightToday
          slotProps={{ textField: { helperText: 'June to September, at least two nights' } }}
        />
        <DatePicker
          label="Last night"
          referenceDate={start}
          disableHighlightToday
          localeText={{
            openDatePickerDialogue: (date) => (date ? `Change the last night, now ${date}` : 'Choose the last night'),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
