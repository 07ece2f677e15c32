import { Input } from '@mui/base/Input';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import * as React from 'react';
import './input.css';

export default function RemarkInput() {
  const [remark, setRemark] = React.useState('The gate sticks in the rain.');
  const id = React.useId();
  const isLong = remark.length > 120;

  return (
    <div className="song-search">
      <label htmlFor={id}>Remark for the caretaker</label>
      <Input
        id={id}
        className="song-field"
        aria-describedby={`${id}-length`}
        multiline
        minRows={2}
        maxRows={6}
        slots={{ textarea: TextareaAutosize }}
        value={remark}
        error={isLong}
        onChange={(event) => setRemark(event.target.value)}
      />
      <p id={`${id}-length`}>
        {remark.length} of 120 characters{isLong && ': shorten it, please'}
      </p>
    </div>
  );
}
