import { Input } from '@mui/base/Input';
import { TextareaAutosize, type TextareaAutosizeProps } from '@mui/base/TextareaAutosize';
import * as React from 'react';
import './input.css';

/** Takes what is not for the DOM out of the props. */
const Growing = React.forwardRef<HTMLTextAreaElement, TextareaAutosizeProps & { ownerState?: object }>(function Growing(
  { ownerState, ...props },
  ref,
) {
  return <TextareaAutosize {...props} ref={ref} />;
});

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
        slots={{ textarea: Growing }}
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
