import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import * as React from 'react';

export default function ArchiveSnackbar() {
  const [archived, setArchived] = React.useState(false);
  const [open, setOpen] = React.useState(false);

  const change = (next: boolean) => {
    setArchived(next);
    setOpen(next);
  };

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Typography>{archived ? 'In the archive' : 'On the board'}</Typography>
      <Button variant="outlined" onClick={() => change(!archived)}>
        {archived ? 'Take it back' : 'Archive the note'}
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={8000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') {
            setOpen(false);
          }
        }}
        variant="solid"
        color="neutral"
        invertedColors
        endDecorator={
          <Button size="sm" variant="soft" onClick={() => change(false)}>
            Undo
          </Button>
        }
      >
        The note is in the archive.
      </Snackbar>
    </Stack>
  );
}
