import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const found = dayjs('1987-04-06T15:05:30');

export default function ArchiveFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ pt: 1, width: '100%', maxWidth: 320 }}>
        <DateField label="Sortable" format="YYYY-MM-DD" defaultValue={found} />
        <DateField label="With spaces" formatDensity="spacious" defaultValue={found} size="small" />
        <TimeField label="With seconds" format="HH:mm:ss" defaultValue={found} variant="filled" />
        <DateTimeField label="Day and time" ampm={false} defaultValue={found} helperText="Local time of the archive" />
      </Stack>
    </LocalizationProvider>
  );
}
