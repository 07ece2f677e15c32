import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

function describe(value: Dayjs | null) {
  if (value === null) {
    return 'null: the field is empty';
  }
  return value.isValid() ? `a valid date: ${value.format('YYYY-MM-DD')}` : 'an invalid date: not complete yet';
}

export default function ThreeValues() {
  const [value, setValue] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ pt: 1, width: '100%', maxWidth: 320 }}>
        <DateField label="Launch of the boat" value={value} onChange={(next) => setValue(next)} />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button onClick={() => setValue(dayjs('2025-04-26'))}>April 26</Button>
          <Button onClick={() => setValue(null)}>Empty</Button>
        </Stack>
        <Typography role="status" variant="body2">
          The value is {describe(value)}.
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
