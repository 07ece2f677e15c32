import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import * as React from 'react';

export default function LoginForm() {
  const [error, setError] = React.useState('');

  const submit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    setError(password.length < 8 ? 'The password has at least 8 characters.' : '');
  };

  return (
    <Sheet variant="outlined" sx={{ width: 320, maxWidth: '100%', p: 3, borderRadius: 'md', boxShadow: 'md' }}>
      <form onSubmit={submit}>
        <Stack spacing={2}>
          <Typography level="h4" component="p">
            Harbor office
          </Typography>
          <FormControl required>
            <FormLabel>Email</FormLabel>
            <Input name="email" type="email" autoComplete="off" />
          </FormControl>
          <FormControl required error={error !== ''}>
            <FormLabel>Password</FormLabel>
            <Input name="password" type="password" autoComplete="off" />
            {error !== '' && <FormHelperText>{error}</FormHelperText>}
          </FormControl>
          <Button type="submit">Log in</Button>
        </Stack>
      </form>
    </Sheet>
  );
}
