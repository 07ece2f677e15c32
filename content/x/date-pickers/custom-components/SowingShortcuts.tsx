import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const frost = dayjs('2025-05-15');

const items = [
  { label: 'Last frost', getValue: () => frost },
  { label: 'Two weeks before', getValue: () => frost.subtract(2, 'week') },
  { label: 'Two weeks after', getValue: () => frost.add(2, 'week') },
];

export default function SowingShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Sow outdoors"
        referenceDate={frost}
        disableHighlightToday
        slotProps={{
          shortcuts: { items },
          actionBar: { actions: ['clear', 'accept'] },
          textField: { helperText: 'Open the calendar for suggestions', fullWidth: true },
        }}
        sx={{ mt: 1, maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
