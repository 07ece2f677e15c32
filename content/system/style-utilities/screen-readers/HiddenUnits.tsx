import { Box } from '@mui/system';
import visuallyHidden from '@mui/utils/visuallyHidden';

const readings = [
  { station: 'Ridge', celsius: -3, rising: true },
  { station: 'Valley', celsius: 4, rising: false },
];

export default function HiddenUnits() {
  return (
    <Box
      component="ul"
      sx={{ position: 'relative', display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, p: 0, listStyle: 'none' }}
    >
      {readings.map((reading) => (
        <Box
          key={reading.station}
          component="li"
          sx={{ p: 2, minWidth: 120, border: 1, borderColor: 'divider', borderRadius: 2 }}
        >
          {reading.station}
          <Box sx={{ fontSize: '1.5rem' }}>
            {reading.celsius}
            <span aria-hidden="true">° {reading.rising ? '↗' : '↘'}</span>
            <Box component="span" sx={visuallyHidden}>
              {` degrees Celsius, ${reading.rising ? 'rising' : 'falling'}`}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
