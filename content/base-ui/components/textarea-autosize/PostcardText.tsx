import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import * as React from 'react';
import './textarea.css';

export default function PostcardText() {
  const [text, setText] = React.useState('Dear all, the hut has a stove and no clock.');
  const id = React.useId();

  return (
    <div className="log">
      <label htmlFor={id}>Back of the postcard</label>
      <TextareaAutosize
        id={id}
        className="log-field"
        minRows={3}
        maxRows={5}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="button" className="log-button" onClick={() => setText(`${text}\nMore rain today.`)}>
        Add a line
      </button>
    </div>
  );
}
