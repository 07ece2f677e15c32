import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const ranges = {
  day: 'High water at 04:10 and 16:35, up to 3.9 m.',
  week: 'Highest water on Thursday, 4.6 m.',
  month: 'Spring tide on the 9th and the 24th.',
};
type Range = keyof typeof ranges;

export default function TideRange() {
  const [range, setRange] = React.useState<Range>('day');

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Range of the tide table"
        value={range}
        onChange={(_event, next: Range | null) => next && setRange(next)}
      >
        <ToggleButton value="day">Day</ToggleButton>
        <ToggleButton value="week">Week</ToggleButton>
        <ToggleButton value="month">Month</ToggleButton>
      </ToggleButtonGroup>
      <Typography role="status">{ranges[range]}</Typography>
    </Stack>
  );
}
