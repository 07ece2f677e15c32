import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as React from 'react';

export default function BubblingPortal() {
  const [presses, setPresses] = React.useState(0);
  const outside = React.useRef<HTMLDivElement>(null);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Box role="presentation" onClick={() => setPresses((previous) => previous + 1)}>
        <Typography role="status">Presses that reached this box: {presses}</Typography>
        <Portal container={() => outside.current}>
          <Button variant="outlined">Press me out here</Button>
        </Portal>
      </Box>
      <Box ref={outside} sx={{ minHeight: 37 }} />
    </Stack>
  );
}
