import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

export default function CabinForm() {
  const [arrival, setArrival] = React.useState<Dayjs | null>(dayjs('2025-07-12'));
  const [message, setMessage] = React.useState('');

  const send = (event: React.SyntheticEvent) => {
    event.preventDefault();
    setMessage(arrival?.isValid() ? `Sent: { "arrival": "${arrival.format('YYYY-MM-DD')}" }` : 'Enter a date first.');
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" spacing={2} onSubmit={send} noValidate sx={{ pt: 1, width: '100%', maxWidth: 320 }}>
        <DatePicker label="Arrival at the cabin" value={arrival} onChange={(next) => setArrival(next)} />
        <Button type="submit" variant="contained">
          Ask for the key
        </Button>
        <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
          {message}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
