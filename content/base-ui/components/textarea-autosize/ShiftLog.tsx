import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import * as React from 'react';
import './textarea.css';

export default function ShiftLog() {
  const id = React.useId();

  return (
    <div className="log">
      <label htmlFor={id}>Log of the night shift</label>
      <TextareaAutosize
        id={id}
        className="log-field"
        minRows={2}
        defaultValue={'22:10 Lights of the pier are on.\n23:45 A seal at the slipway.'}
      />
    </div>
  );
}
