import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

export default function StickyNote() {
  const [note, setNote] = useLocalStorageState('docs-sticky-note', '');

  return (
    <Stack spacing={2} sx={{ pt: 1, width: '100%', maxWidth: 360, alignItems: 'flex-start' }}>
      <TextField
        label="Note for the next shift"
        value={note ?? ''}
        onChange={(event) => setNote(event.target.value)}
        multiline
        minRows={2}
        fullWidth
        helperText="Stays in this browser"
      />
      <Button onClick={() => setNote(null)} disabled={!note}>
        Throw away
      </Button>
    </Stack>
  );
}
