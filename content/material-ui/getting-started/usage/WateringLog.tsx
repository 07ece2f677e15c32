import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as React from 'react';

export default function WateringLog() {
  const [cans, setCans] = React.useState(0);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography aria-live="polite">{cans === 1 ? '1 can' : `${cans} cans`} of water today</Typography>
      <Stack direction="row" spacing={1}>
        <Button variant="contained" onClick={() => setCans(cans + 1)}>
          Add a can
        </Button>
        <Button disabled={cans === 0} onClick={() => setCans(0)}>
          Start over
        </Button>
      </Stack>
    </Stack>
  );
}
