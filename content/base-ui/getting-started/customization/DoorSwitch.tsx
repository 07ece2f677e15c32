import { useSwitch } from '@mui/base/useSwitch';
import * as React from 'react';
import './customization.css';

export default function DoorSwitch() {
  const { getInputProps, checked, focusVisible } = useSwitch({ defaultChecked: false });
  const id = React.useId();

  return (
    <label className={focusVisible ? 'door door-focus' : 'door'} htmlFor={id}>
      <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        <path d="M8 44V6h28v38" fill="none" stroke="currentColor" strokeWidth="3" />
        {checked ? (
          <path d="M8 6l14 6v38L8 44z" fill="#6366f1" />
        ) : (
          <path d="M8 6h28v38H8z" fill="#6366f1" opacity=".5" />
        )}
      </svg>
      <input {...getInputProps()} id={id} />
      Stage door is open
    </label>
  );
}
