import TextField from '@mui/material/TextField';
import * as React from 'react';

const LIMIT = 120;

export default function RepairNote() {
  const [note, setNote] = React.useState('The rear brake squeals when it is wet.');
  const left = LIMIT - note.length;

  return (
    <TextField
      multiline
      minRows={2}
      maxRows={6}
      fullWidth
      sx={{ maxWidth: 400 }}
      label="What is wrong with the bike?"
      value={note}
      onChange={(event) => setNote(event.target.value)}
      error={left < 0}
      helperText={left < 0 ? `${-left} characters too many` : `${left} characters left`}
    />
  );
}
