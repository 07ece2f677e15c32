import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import * as React from 'react';

export default function TidePanelBackdrop() {
  const [isBusy, setBusy] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        label="The gauge is measuring"
        control={<Switch checked={isBusy} onChange={(event) => setBusy(event.target.checked)} />}
      />
      <Paper variant="outlined" aria-busy={isBusy} sx={{ position: 'relative', overflow: 'hidden' }}>
        <Stack inert={isBusy} spacing={1} sx={{ p: 2, alignItems: 'flex-start' }}>
          <Typography variant="subtitle1" component="p">
            Pier 4: 2.1 m
          </Typography>
          <Typography variant="body2" color="text.secondary">
            High water at 14:20, low water at 20:35.
          </Typography>
          <Button size="small">Log this reading</Button>
        </Stack>
        <Backdrop open={isBusy} sx={{ position: 'absolute', color: '#fff' }}>
          <CircularProgress color="inherit" size={32} />
        </Backdrop>
      </Paper>
      <Typography role="status" variant="body2">
        {isBusy ? 'A new reading is on its way.' : 'The reading is current.'}
      </Typography>
    </Stack>
  );
}
