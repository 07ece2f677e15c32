import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import * as React from 'react';

export default function RehearsalNotice() {
  const id = React.useId();

  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2, maxWidth: 360 }}>
      <Typography id={id} variant="subtitle1" component="h3">
        Rehearsal moves to Thursday
      </Typography>
      <Typography variant="body2" color="text.secondary">
        The hall is booked on Wednesday. Same time, 19:30; altos come half an hour early.
      </Typography>
    </Paper>
  );
}
