import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as React from 'react';

export default function FoldedNote() {
  const [isOpen, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360, alignItems: 'flex-start' }}>
      <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen((previous) => !previous)}>
        {isOpen ? 'Hide the gardener’s note' : 'Show the gardener’s note'}
      </Button>
      <Collapse in={isOpen} id={id}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          <Typography>Sow in rows, a hand apart. Water in the evening, never at noon.</Typography>
        </Paper>
      </Collapse>
    </Stack>
  );
}
