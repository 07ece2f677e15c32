import { Button } from '@mui/base/Button';
import { Input } from '@mui/base/Input';
import { Snackbar } from '@mui/base/Snackbar';
import { Switch } from '@mui/base/Switch';
import * as React from 'react';
import './bread.css';

export default function BreadList() {
  const [thanks, setThanks] = React.useState<string | null>(null);
  const id = React.useId();

  const submit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setThanks(`${String(data.get('name'))}, a loaf is yours, ${data.has('sliced') ? 'sliced' : 'in one piece'}.`);
  };

  return (
    <form className="bread" onSubmit={submit}>
      <label htmlFor={id}>Your name</label>
      <Input id={id} name="name" required autoComplete="off" />
      <label htmlFor={`${id}-sliced`} style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
        Sliced
        <Switch slotProps={{ input: { id: `${id}-sliced`, name: 'sliced' } }} />
      </label>
      <Button type="submit">Put me down</Button>
      <Snackbar
        open={thanks !== null}
        autoHideDuration={5000}
        onClose={() => setThanks(null)}
        style={{ fontWeight: 600 }}
      >
        <span role="status">{thanks}</span>
      </Snackbar>
    </form>
  );
}
