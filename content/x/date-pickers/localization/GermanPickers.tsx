import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';
import 'dayjs/locale/de';

const words = deDE.components.MuiLocalizationProvider.defaultProps.localeText;
const opening = dayjs('2025-05-16T18:30');

export default function GermanPickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de" localeText={words}>
      <Stack lang="de" spacing={3} sx={{ pt: 1, width: '100%', maxWidth: 320 }}>
        <DatePicker label="Eröffnung" defaultValue={opening} disableHighlightToday />
        <TimePicker label="Einlass" defaultValue={opening} />
        <DatePicker label="Letzter Tag" referenceDate={opening} disableHighlightToday />
      </Stack>
    </LocalizationProvider>
  );
}
