import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';
import * as React from 'react';

const LIMIT = 80;

export default function CountedNote() {
  const [note, setNote] = React.useState('Please leave the parcel at the lock house.');

  return (
    <FormControl sx={{ width: 360, maxWidth: '100%' }}>
      <FormLabel>Note to the postman</FormLabel>
      <Textarea
        minRows={2}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ textarea: { maxLength: LIMIT } }}
        endDecorator={
          <Typography level="body-xs" component="output" sx={{ marginInlineStart: 'auto' }}>
            {note.length} of {LIMIT} characters
          </Typography>
        }
      />
    </FormControl>
  );
}
