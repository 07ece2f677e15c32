import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import * as React from 'react';
import { checkEmail } from './checkSignIn';

interface ForgottenPasswordProps {
  open: boolean;
  onClose: () => void;
}

export default function ForgottenPassword({ open, onClose }: ForgottenPasswordProps) {
  const titleId = React.useId();
  const [mistake, setMistake] = React.useState<string | null>(null);
  const [sentTo, setSentTo] = React.useState<string | null>(null);

  const submit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '');
    const found = checkEmail(email);
    setMistake(found);
    // Ask your server for the message here. Say the same for addresses that it does not know.
    if (found === null) setSentTo(email);
    else event.currentTarget.querySelector('input')?.focus();
  };
  const reset = () => {
    setMistake(null);
    setSentTo(null);
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      slotProps={{ transition: { onExited: reset } }}
    >
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>{sentTo === null ? 'A new password' : 'Look into your mail'}</DialogTitle>
        <DialogContent>
          <DialogContentText role="status">
            {sentTo === null
              ? 'We send you a link that works for one hour.'
              : `If ${sentTo} belongs to an account, the link is on its way.`}
          </DialogContentText>
          {sentTo === null && (
            <TextField
              autoFocus
              required
              fullWidth
              name="email"
              type="email"
              label="Email"
              autoComplete="email"
              error={mistake !== null}
              helperText={mistake ?? ' '}
              onChange={() => setMistake(null)}
              sx={{ mt: 3 }}
            />
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          {sentTo === null ? (
            <>
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" variant="contained">
                Send the link
              </Button>
            </>
          ) : (
            <Button variant="contained" onClick={onClose}>
              Close
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
