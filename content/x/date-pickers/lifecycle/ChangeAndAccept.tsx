import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const show = (value: Dayjs | null) => (value?.isValid() ? value.format('MMMM D, YYYY') : String(value && 'incomplete'));

export default function ChangeAndAccept() {
  const [changes, setChanges] = React.useState<string[]>([]);
  const add = (line: string) => setChanges((all) => [...all, line].slice(-4));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ pt: 1, width: '100%', maxWidth: 320, minHeight: 180 }}>
        <DatePicker
          label="Sail date"
          defaultValue={dayjs('2025-07-05')}
          disableHighlightToday
          closeOnSelect={false}
          onChange={(value) => add(`onChange: ${show(value)}`)}
          onAccept={(value) => add(`onAccept: ${show(value)}`)}
        />
        <div role="log" aria-label="Calls">
          {changes.length === 0 && <Typography variant="body2">Choose a day, then press OK.</Typography>}
          {changes.map((line, index) => (
            <Typography key={index} variant="body2">
              {line}
            </Typography>
          ))}
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
