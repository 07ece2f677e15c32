import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { readings } from './readings';

export default function SensorPanel() {
  return (
    <Grid container spacing={2} component="ul" sx={{ width: '100%', m: 0, p: 0, listStyle: 'none' }}>
      {readings.map(({ place, value, unit, isHigh }) => (
        <Grid key={place} component="li" size={{ xs: 6, sm: 3 }}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            <Typography variant="body2" color="text.secondary">
              {place}
            </Typography>
            <Typography variant="h6" component="p" color={isHigh ? 'error' : 'textPrimary'}>
              {value} {unit}
              {isHigh && ', too high'}
            </Typography>
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
