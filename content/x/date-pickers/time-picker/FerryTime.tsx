import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const CROSSING_MINUTES = 40;

export default function FerryTime() {
  const [departure, setDeparture] = React.useState<Dayjs | null>(dayjs('2025-08-02T09:15'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ pt: 1, width: '100%', maxWidth: 320 }}>
        <TimePicker label="Ferry leaves" value={departure} onChange={(next) => setDeparture(next)} />
        <Typography role="status" variant="body2">
          {departure?.isValid()
            ? `It lands at ${departure.add(CROSSING_MINUTES, 'minute').format('h:mm A')}.`
            : 'Choose a time.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
