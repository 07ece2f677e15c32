import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import * as React from 'react';
import { archive } from './articles';

export default function BlogSidebar() {
  return (
    <Box component="aside" aria-label="About the journal" sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
      <Paper variant="outlined" sx={{ p: 3 }}>
        <Typography variant="h4" component="h2">
          Who writes here
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1, lineHeight: 1.65 }}>
          Three keepers, one dog and a radio, on a rock two hours from the nearest bakery.
        </Typography>
        <LetterForm />
      </Paper>
      <div>
        <Typography variant="h4" component="h2">
          Earlier
        </Typography>
        <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
          {archive.map((month) => (
            <li key={month}>
              <Link href={`#${month}`} variant="body2" underline="hover" sx={{ display: 'inline-block', py: 0.75 }}>
                {month}
              </Link>
            </li>
          ))}
        </Box>
      </div>
    </Box>
  );
}

function LetterForm() {
  const [mistake, setMistake] = React.useState<string | null>(null);
  const [sent, setSent] = React.useState(false);

  const submit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '');
    const isRight = /^\S+@\S+\.\S+$/.test(email);
    setMistake(isRight ? null : 'Enter an email address.');
    setSent(isRight);
    if (!isRight) event.currentTarget.querySelector('input')?.focus();
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ mt: 2.5 }}>
      <Box role="status">
        {sent && (
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            The next letter finds you.
          </Typography>
        )}
      </Box>
      {!sent && (
        <>
          <TextField
            required
            fullWidth
            size="small"
            type="email"
            name="email"
            id="letter-email"
            label="Email"
            autoComplete="email"
            error={mistake !== null}
            helperText={mistake}
            onChange={() => setMistake(null)}
          />
          <Button type="submit" variant="contained" disableElevation fullWidth sx={{ mt: 1.5 }}>
            A letter each month
          </Button>
        </>
      )}
    </Box>
  );
}
