import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const schoolStart = dayjs('2025-09-01');
const MIN_AGE = 6;

export default function BirthdayField() {
  const [born, setBorn] = React.useState<Dayjs | null>(null);
  const age = born?.isValid() ? schoolStart.diff(born, 'year') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ pt: 1, width: '100%', maxWidth: 320 }}>
        <DateField
          label="Born"
          value={born}
          onChange={(next) => setBorn(next)}
          maxDate={schoolStart}
          format="MMMM D, YYYY"
          clearable
        />
        <Typography role="status" variant="body2">
          {age === null && 'Type the day of birth.'}
          {age !== null &&
            (age >= MIN_AGE ? `${age} years old when school starts.` : 'Not six yet when school starts.')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
