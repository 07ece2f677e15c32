import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import * as React from 'react';
import { checkMember, NO_MISTAKES } from './checkMember';

export default function ChoirForm() {
  const [mistakes, setMistakes] = React.useState(NO_MISTAKES);
  const [visible, setVisible] = React.useState(false);
  const [state, setState] = React.useState<'out' | 'in'>('out');

  const submit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const found = checkMember(String(data.get('member') ?? ''), String(data.get('password') ?? ''));
    setMistakes(found);
    const wrong = found.member !== null ? 'member' : found.password !== null ? 'password' : null;
    if (wrong !== null) form.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
    // Send the data to your server here, and show what it answers.
    setState(wrong === null ? 'in' : 'out');
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1 }}>
      <Box role="status">
        {state === 'in' && (
          <Alert severity="success" sx={{ mb: 2 }}>
            You are in. The scores for Sunday are open.
          </Alert>
        )}
      </Box>
      <TextField
        required
        fullWidth
        id="member"
        name="member"
        label="Member number"
        autoComplete="username"
        error={mistakes.member !== null}
        helperText={mistakes.member ?? 'It stands on the cover of your folder.'}
        onChange={() => setMistakes({ ...mistakes, member: null })}
        slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false } }}
      />
      <TextField
        required
        fullWidth
        id="password"
        name="password"
        label="Password"
        autoComplete="current-password"
        type={visible ? 'text' : 'password'}
        error={mistakes.password !== null}
        helperText={mistakes.password ?? ' '}
        onChange={() => setMistakes({ ...mistakes, password: null })}
        slotProps={{
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  aria-label="Show the password"
                  aria-pressed={visible}
                  onClick={() => setVisible(!visible)}
                  onMouseDown={(event) => event.preventDefault()}
                >
                  {visible ? <VisibilityOffIcon /> : <VisibilityIcon />}
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
        sx={{ mt: 1 }}
      />
      <Button type="submit" variant="contained" size="large" sx={{ mt: 1 }}>
        Sign in
      </Button>
    </Box>
  );
}
