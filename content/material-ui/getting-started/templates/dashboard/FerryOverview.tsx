import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import * as React from 'react';
import DepartureTable from './DepartureTable';
import { type Period, traffic } from './ferryData';
import PassengerChart from './PassengerChart';
import RouteLoad from './RouteLoad';
import StatCard from './StatCard';

const periods: readonly { value: Period; label: string }[] = [
  { value: 'day', label: 'Today' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
];

export default function FerryOverview({ query }: { query: string }) {
  const [period, setPeriod] = React.useState<Period>('day');
  const shown = traffic[period];

  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, sm: 2.5 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <div>
          <Typography variant="h1">Good afternoon, Ines</Typography>
          <Typography color="text.secondary" sx={{ mt: 0.5 }}>
            Four boats are out. One of them runs ten minutes late.
          </Typography>
        </div>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          aria-label="Period"
          value={period}
          onChange={(_event, next: Period | null) => next && setPeriod(next)}
          sx={{ bgcolor: 'background.paper' }}
        >
          {periods.map(({ value, label }) => (
            <ToggleButton key={value} value={value} sx={{ px: 2 }}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, sm: 2.5 },
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {shown.figures.map((figures) => (
          <StatCard key={figures.label} {...figures} />
        ))}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, sm: 2.5 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <PassengerChart {...shown} />
        <RouteLoad />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <DepartureTable query={query} />
      </Box>
    </Box>
  );
}
