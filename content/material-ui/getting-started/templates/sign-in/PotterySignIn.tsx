import KeyIcon from '@mui/icons-material/Key';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import CssBaseline from '@mui/material/CssBaseline';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import * as React from 'react';
import { checkSignIn, NO_MISTAKES } from './checkSignIn';
import ForgottenPassword from './ForgottenPassword';
import { kilnTheme } from './kilnTheme';
import PasswordField from './PasswordField';

export default function PotterySignIn() {
  const { direction } = useTheme();
  const theme = React.useMemo(() => kilnTheme(direction), [direction]);
  const [mistakes, setMistakes] = React.useState(NO_MISTAKES);
  const [welcome, setWelcome] = React.useState<string | null>(null);
  const [forgotten, setForgotten] = React.useState(false);
  const email = React.useRef<HTMLInputElement>(null);
  const password = React.useRef<HTMLInputElement>(null);

  const submit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const address = String(data.get('email') ?? '');
    const found = checkSignIn(address, String(data.get('password') ?? ''));
    setMistakes(found);
    if (found.email !== null) email.current?.focus();
    else if (found.password !== null) password.current?.focus();
    // Send the data to your server here, and show what it answers.
    setWelcome(found.email === null && found.password === null ? address : null);
  };

  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      <Box
        component="main"
        sx={{ display: 'grid', placeItems: 'center', alignContent: 'center', minHeight: '100dvh', px: 2, py: 4 }}
      >
        <Paper variant="outlined" sx={{ width: '100%', maxWidth: 432, p: { xs: 3, sm: 5 }, borderRadius: 2 }}>
          <Pots />
          <Typography variant="h1" sx={{ mt: 2.5 }}>
            Back to the wheel
          </Typography>
          <Typography color="text.secondary" sx={{ mt: 0.5, mb: 3 }}>
            Sign in to book a kiln or a bench.
          </Typography>
          <Box role="status">
            {welcome !== null && (
              <Alert severity="success" sx={{ mb: 3 }}>
                {welcome}, your bench is free.
              </Alert>
            )}
          </Box>
          <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1 }}>
            <TextField
              inputRef={email}
              required
              fullWidth
              id="email"
              name="email"
              type="email"
              label="Email"
              autoComplete="username"
              error={mistakes.email !== null}
              helperText={mistakes.email ?? ' '}
              onChange={() => setMistakes({ ...mistakes, email: null })}
            />
            <PasswordField
              inputRef={password}
              required
              fullWidth
              id="password"
              name="password"
              label="Password"
              autoComplete="current-password"
              error={mistakes.password !== null}
              helperText={mistakes.password ?? ' '}
              onChange={() => setMistakes({ ...mistakes, password: null })}
            />
            <Box
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', mb: 1.5 }}
            >
              <FormControlLabel control={<Checkbox name="stay" />} label="Stay signed in" />
              <Button size="small" onClick={() => setForgotten(true)}>
                Forgotten?
              </Button>
            </Box>
            <Button type="submit" variant="contained" size="large" fullWidth>
              Sign in
            </Button>
          </Box>
          <Divider sx={{ my: 3, color: 'text.secondary', fontSize: '0.875rem' }}>or</Divider>
          <Button variant="outlined" size="large" fullWidth startIcon={<KeyIcon />}>
            Use a passkey
          </Button>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 3, textAlign: 'center' }}>
            First time here?{' '}
            <Link href="#sign-up" sx={{ fontWeight: 600 }}>
              Make an account
            </Link>
          </Typography>
        </Paper>
      </Box>
      <ForgottenPassword open={forgotten} onClose={() => setForgotten(false)} />
    </ThemeProvider>
  );
}

/** Three pots on a board. */
function Pots() {
  return (
    <Box
      component="svg"
      viewBox="0 0 120 60"
      aria-hidden="true"
      sx={{ display: 'block', width: 108, height: 54, color: 'primary.main' }}
    >
      <path d="M8 52c-6-10-5-22 2-28l-1-8h16l-1 8c7 6 8 18 2 28z" fill="currentColor" />
      <path d="M44 52c-7-6-9-18-8-32h36c1 14-1 26-8 32z" fill="currentColor" opacity="0.65" />
      <path d="M84 52c-2-5 2-8 6-12 3-4 1-16 0-26h16c-1 10-3 22 0 26 4 4 8 7 6 12z" fill="currentColor" opacity="0.4" />
      <path d="M0 55.5h120" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
    </Box>
  );
}
