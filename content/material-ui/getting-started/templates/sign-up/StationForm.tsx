import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import * as React from 'react';
import { type Account, checkAccount, emptyAccount, fields, type Mistakes } from './checkAccount';
import PasswordStrength from './PasswordStrength';

interface StationFormProps {
  onDone: (account: Account) => void;
}

export default function StationForm({ onDone }: StationFormProps) {
  const [account, setAccount] = React.useState(emptyAccount);
  const [mistakes, setMistakes] = React.useState<Mistakes>({});
  const [visible, setVisible] = React.useState(false);
  const consentId = React.useId();

  const change = (values: Partial<Account>) => {
    setAccount({ ...account, ...values });
    const [field] = Object.keys(values);
    setMistakes(Object.fromEntries(Object.entries(mistakes).filter(([name]) => name !== field)));
  };
  const submit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = checkAccount(account);
    setMistakes(found);
    const first = fields.find((field) => found[field] !== undefined);
    if (first === undefined) onDone(account);
    else event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
      <TextField
        required
        fullWidth
        id="station"
        name="station"
        label="Name of the station"
        value={account.station}
        onChange={(event) => change({ station: event.target.value })}
        error={mistakes.station !== undefined}
        helperText={mistakes.station ?? 'As it will stand on the map.'}
      />
      <TextField
        required
        fullWidth
        id="email"
        name="email"
        type="email"
        label="Email"
        autoComplete="email"
        value={account.email}
        onChange={(event) => change({ email: event.target.value })}
        error={mistakes.email !== undefined}
        helperText={mistakes.email ?? ' '}
      />
      <TextField
        required
        fullWidth
        id="password"
        name="password"
        type={visible ? 'text' : 'password'}
        label="Password"
        autoComplete="new-password"
        value={account.password}
        onChange={(event) => change({ password: event.target.value })}
        error={mistakes.password !== undefined}
        helperText={mistakes.password ?? 'A sentence is easier to keep in mind than a riddle.'}
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
      />
      <PasswordStrength password={account.password} />
      <FormControl required error={mistakes.agreed !== undefined}>
        <FormControlLabel
          label="My readings may be shared with the other stations"
          control={
            <Checkbox
              name="agreed"
              checked={account.agreed}
              onChange={(event) => change({ agreed: event.target.checked })}
              slotProps={{
                input: { 'aria-invalid': mistakes.agreed !== undefined, 'aria-describedby': consentId },
              }}
            />
          }
        />
        <FormHelperText id={consentId} sx={{ m: 0 }}>
          {mistakes.agreed ?? ' '}
        </FormHelperText>
      </FormControl>
      <Button type="submit" variant="contained" size="large" sx={{ mt: 1 }}>
        Add my station
      </Button>
    </Box>
  );
}
