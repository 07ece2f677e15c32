import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const MAX = 160;

export default function ParcelNote() {
  const [text, setText] = React.useState('');
  const id = React.useId();

  return (
    <Stack spacing={0.5} sx={{ width: '100%', maxWidth: 320 }}>
      <Typography component="label" htmlFor={id}>
        Note for the courier
      </Typography>
      <TextareaAutosize
        id={id}
        aria-describedby={`${id}-left`}
        minRows={2}
        maxRows={4}
        maxLength={MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
        style={{ font: 'inherit', padding: 8, boxSizing: 'border-box', resize: 'none' }}
      />
      <Typography id={`${id}-left`} variant="body2" color="text.secondary">
        {MAX - text.length} characters left
      </Typography>
    </Stack>
  );
}
