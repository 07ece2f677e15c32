import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import * as React from 'react';

/** The last section asks for one thing only. */
export default function PegStart() {
  const [mistake, setMistake] = React.useState<string | null>(null);
  const [sentTo, setSentTo] = React.useState<string | null>(null);

  const submit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    const isRight = /^\S+@\S+\.\S+$/.test(email);
    setMistake(isRight ? null : 'Enter an address like kim@cooper-street.example.');
    // Send the address to your server here.
    setSentTo(isRight ? email : null);
    if (!isRight) event.currentTarget.querySelector('input')?.focus();
  };

  return (
    <Container
      component="section"
      id="start"
      aria-labelledby="start-title"
      maxWidth="lg"
      sx={{ pb: { xs: 7, md: 11 } }}
    >
      <Box
        sx={{
          display: 'grid',
          alignItems: 'center',
          gap: { xs: 3, md: 6 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
          p: { xs: 3, sm: 5, md: 7 },
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          bgcolor: 'background.paper',
        }}
      >
        <div>
          <Typography id="start-title" variant="h2">
            Your street is next
          </Typography>
          <Typography color="text.secondary" sx={{ mt: 1.5, maxWidth: '40ch' }}>
            We send the plan for the pegs, a sheet of labels, and a note for the stairwell.
          </Typography>
        </div>
        <Box component="form" noValidate onSubmit={submit}>
          <Box role="status">
            {sentTo !== null && <Typography sx={{ fontWeight: 600 }}>The plan is on its way to {sentTo}.</Typography>}
          </Box>
          {sentTo === null && (
            <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, alignItems: 'start', gap: 1.5 }}>
              <TextField
                required
                fullWidth
                id="start-email"
                name="email"
                type="email"
                label="Email"
                autoComplete="email"
                error={mistake !== null}
                helperText={mistake ?? 'Three letters in all, then silence.'}
                onChange={() => setMistake(null)}
              />
              <Button
                type="submit"
                variant="contained"
                size="large"
                sx={{ flexShrink: 0, height: 56, width: { xs: '100%', sm: 'auto' } }}
              >
                Send me the plan
              </Button>
            </Box>
          )}
        </Box>
      </Box>
    </Container>
  );
}
