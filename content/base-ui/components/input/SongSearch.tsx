import { Input } from '@mui/base/Input';
import * as React from 'react';
import './input.css';

const songs = ['Harbor lights', 'Low tide', 'Night ferry', 'Salt and rope', 'The long pier'];

export default function SongSearch() {
  const [words, setWords] = React.useState('');
  const id = React.useId();
  const field = React.useRef<HTMLInputElement>(null);
  const found = songs.filter((song) => song.toLowerCase().includes(words.trim().toLowerCase()));

  return (
    <div className="song-search">
      <label htmlFor={id}>Songs of the choir</label>
      <Input
        id={id}
        className="song-field"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        startAdornment={<span aria-hidden="true">♪</span>}
        endAdornment={
          words !== '' && (
            <button
              type="button"
              aria-label="Empty the field"
              onClick={() => {
                setWords('');
                field.current?.focus();
              }}
            >
              ×
            </button>
          )
        }
        slotProps={{ input: { ref: field } }}
      />
      <p role="status">{found.length === 0 ? 'None of our songs.' : found.join(' · ')}</p>
    </div>
  );
}
