import { useInput } from '@mui/base/useInput';
import * as React from 'react';
import './input.css';

export default function LockerCode() {
  const [code, setCode] = React.useState('41');
  const { getRootProps, getInputProps, focused } = useInput({
    value: code,
    onChange: (event) => setCode(event.target.value.replace(/\D/g, '').slice(0, 4)),
  });
  const id = React.useId();

  return (
    <div className="song-search">
      <label htmlFor={id}>Code of the locker, four digits</label>
      <div {...getRootProps()} className="locker">
        {[0, 1, 2, 3].map((cell) => (
          <span
            key={cell}
            aria-hidden="true"
            className={focused && cell === Math.min(code.length, 3) ? 'locker-cell locker-next' : 'locker-cell'}
          >
            {code[cell]}
          </span>
        ))}
        <input {...getInputProps()} id={id} className="locker-field" inputMode="numeric" autoComplete="off" />
      </div>
    </div>
  );
}
