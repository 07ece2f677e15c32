import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';
import * as React from 'react';

export default function KeeperLog() {
  const id = React.useId();

  return (
    <Stack spacing={0.5} sx={{ width: '100%', maxWidth: 400 }}>
      <Typography component="label" htmlFor={id}>
        Log of the lighthouse
      </Typography>
      <Box
        component={TextareaAutosize}
        id={id}
        minRows={2}
        defaultValue={'21:00 Lamp lit.\n23:40 Fog from the north.'}
        sx={{
          typography: 'body1',
          boxSizing: 'border-box',
          width: '100%',
          p: 1.5,
          color: 'text.primary',
          bgcolor: 'background.paper',
          border: '1px solid',
          borderColor: 'text.secondary',
          borderRadius: 2,
          resize: 'none',
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
        }}
      />
    </Stack>
  );
}
