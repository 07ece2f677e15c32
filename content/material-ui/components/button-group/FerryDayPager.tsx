import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const sailings = [
  { day: 'Monday', times: '06:40, 11:10, 17:30' },
  { day: 'Tuesday', times: '06:40, 12:00, 18:15' },
  { day: 'Wednesday', times: '07:20, 13:05, 19:00' },
];
const today = 1;

export default function FerryDayPager() {
  const [index, setIndex] = React.useState(today);
  const { day, times } = sailings[index] ?? { day: '', times: '' };
  const move = (by: number) => setIndex((previous) => (previous + by + sailings.length) % sailings.length);

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <ButtonGroup aria-label="Day of the timetable">
        <Button onClick={() => move(-1)}>Earlier</Button>
        <Button onClick={() => setIndex(today)}>Today</Button>
        <Button onClick={() => move(1)}>Later</Button>
      </ButtonGroup>
      <Typography role="status">
        {day}: {times}
      </Typography>
    </Stack>
  );
}
