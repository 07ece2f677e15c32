import TrendingDownIcon from '@mui/icons-material/TrendingDown';
import TrendingUpIcon from '@mui/icons-material/TrendingUp';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Figures } from './ferryData';

export default function StatCard({ label, value, change, lessIsBetter = false, trend }: Figures) {
  const isGood = lessIsBetter ? change <= 0 : change >= 0;
  const Arrow = change >= 0 ? TrendingUpIcon : TrendingDownIcon;

  return (
    <Card sx={{ p: { xs: 2, sm: 2.5 }, pb: { xs: 1.5, sm: 2 } }}>
      <Typography variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'end', justifyContent: 'space-between', gap: 2, mt: 0.5 }}>
        <Typography
          component="p"
          sx={{
            fontSize: { xs: '1.375rem', sm: '1.75rem' },
            fontWeight: 650,
            letterSpacing: '-0.03em',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          <bdi>{value}</bdi>
        </Typography>
        <Sparkline values={trend} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 0.75,
          mt: 1,
          color: isGood ? 'success.main' : 'error.main',
        }}
      >
        <Arrow fontSize="small" aria-hidden />
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          <bdi>
            {change > 0 ? '+' : '−'}
            {Math.abs(change)}%
          </bdi>
        </Typography>
        <Typography variant="body2" color="text.secondary">
          than before
        </Typography>
      </Box>
    </Card>
  );
}

/** The course of the figure, for the eye alone: the numbers are in the chart. */
function Sparkline({ values }: { values: readonly number[] }) {
  const least = Math.min(...values);
  const range = Math.max(...values) - least || 1;
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * 88 + 1;
    const y = 30 - ((value - least) / range) * 28;
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <Box
      component="svg"
      viewBox="0 0 90 32"
      aria-hidden="true"
      sx={{ display: { xs: 'none', sm: 'block' }, width: 90, height: 32, mb: 1, color: 'primary.main' }}
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Box>
  );
}
