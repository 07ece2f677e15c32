import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import * as React from 'react';
import './form-control.css';

export default function CallSign() {
  const id = React.useId();

  return (
    <FormControl className="guest-field" defaultValue="Tern">
      {({ filled, focused, value }) => (
        <>
          <label htmlFor={id}>Call sign</label>
          <Input id={id} aria-describedby={`${id}-help`} />
          <p id={`${id}-help`} className="guest-help">
            {filled ? `On the radio: ${String(value)}.` : 'No name, no radio.'} {focused && 'Listening.'}
          </p>
        </>
      )}
    </FormControl>
  );
}
