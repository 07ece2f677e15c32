import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import * as React from 'react';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function HarborZones() {
  const [departure, setDeparture] = React.useState<Dayjs | null>(dayjs.utc('2025-08-02T06:15:00Z'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ pt: 1, width: '100%', maxWidth: 320 }}>
        <DateTimeField
          label="Leaves, in Helsinki"
          timezone="Europe/Helsinki"
          ampm={false}
          value={departure}
          onChange={(next) => setDeparture(next)}
        />
        <DateTimeField
          label="Leaves, in Lisbon"
          timezone="Europe/Lisbon"
          ampm={false}
          value={departure}
          onChange={(next) => setDeparture(next)}
        />
        <Typography role="status" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          Stored: {departure?.isValid() ? departure.toISOString() : 'nothing'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
