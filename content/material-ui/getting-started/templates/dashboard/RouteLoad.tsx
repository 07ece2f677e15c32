import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import * as React from 'react';
import { routes } from './ferryData';

export default function RouteLoad() {
  const id = React.useId();
  return (
    <Card component="section" aria-labelledby={`${id}-title`} sx={{ p: 2.5, height: '100%' }}>
      <Typography id={`${id}-title`} variant="h2">
        Seats taken
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 2.5, p: 0, listStyle: 'none', display: 'grid', gap: 2.5 }}>
        {routes.map(({ name, load }, index) => (
          <li key={name}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 0.75 }}>
              <Typography id={`${id}-${index}`} variant="body2">
                {name}
              </Typography>
              <Typography variant="body2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                {load}%
              </Typography>
            </Box>
            <LinearProgress
              variant="determinate"
              value={load}
              color={load > 80 ? 'secondary' : 'primary'}
              aria-labelledby={`${id}-${index}`}
              sx={{ height: 8, borderRadius: 4 }}
            />
          </li>
        ))}
      </Box>
    </Card>
  );
}
