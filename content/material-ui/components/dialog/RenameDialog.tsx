import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import * as React from 'react';

export default function RenameDialog() {
  const [open, setOpen] = React.useState(false);
  const [name, setName] = React.useState('Untitled board');
  const titleId = React.useId();
  const close = () => setOpen(false);

  const handleSubmit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (next !== '') {
      setName(next);
    }
    close();
  };

  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography>{name}</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Rename
      </Button>
      <Dialog open={open} onClose={close} fullWidth maxWidth="xs" aria-labelledby={titleId}>
        <form onSubmit={handleSubmit}>
          <DialogTitle id={titleId}>Rename board</DialogTitle>
          <DialogContent>
            <TextField autoFocus required fullWidth margin="dense" name="name" label="Board name" defaultValue={name} />
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" variant="contained">
              Rename
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </Stack>
  );
}
