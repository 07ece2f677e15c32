import { FormControl, useFormControlContext } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import * as React from 'react';
import './form-control.css';

function Label({ htmlFor, children }: { htmlFor: string; children: string }) {
  const field = useFormControlContext();
  return (
    <label htmlFor={htmlFor}>
      {children}
      {field?.required && <span aria-hidden="true"> *</span>}
    </label>
  );
}

function Help({ id, children }: { id: string; children: string }) {
  const field = useFormControlContext();
  return (
    <p id={id} className="guest-help">
      {field?.error ? 'That is more than the hut has beds: 12.' : children}
    </p>
  );
}

export default function GuestField() {
  const [guests, setGuests] = React.useState('14');
  const id = React.useId();

  return (
    <FormControl
      className="guest-field"
      required
      value={guests}
      onChange={(event) => setGuests(event.target.value)}
      error={Number(guests) > 12}
    >
      <Label htmlFor={id}>Guests for the night</Label>
      <Input id={id} aria-describedby={`${id}-help`} slotProps={{ input: { inputMode: 'numeric' } }} />
      <Help id={`${id}-help`}>Children count as well.</Help>
    </FormControl>
  );
}
