import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import * as React from 'react';

export default function TermsConsent() {
  const [agreed, setAgreed] = React.useState(false);
  const [state, setState] = React.useState<'idle' | 'refused' | 'sent'>('idle');
  const helperId = React.useId();
  const isMissing = state === 'refused' && !agreed;

  const handleSubmit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    setState(agreed ? 'sent' : 'refused');
  };

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={handleSubmit} sx={{ alignItems: 'flex-start' }}>
      <FormControl error={isMissing}>
        <FormControlLabel
          required
          label="I have read the house rules"
          control={
            <Checkbox
              checked={agreed}
              onChange={(event) => setAgreed(event.target.checked)}
              slotProps={{ input: { 'aria-describedby': helperId } }}
            />
          }
        />
        <FormHelperText id={helperId} role="status">
          {isMissing && 'Tick the box to book the hall.'}
          {state === 'sent' && 'Hall booked.'}
        </FormHelperText>
      </FormControl>
      <Button type="submit" variant="outlined">
        Book the hall
      </Button>
    </Stack>
  );
}
