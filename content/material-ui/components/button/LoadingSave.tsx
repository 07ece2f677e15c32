import SaveIcon from '@mui/icons-material/Save';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const SAVE_MS = 1500;

export default function LoadingSave() {
  const [state, setState] = React.useState<'idle' | 'saving' | 'saved'>('idle');

  React.useEffect(() => {
    if (state !== 'saving') {
      return undefined;
    }
    const timer = setTimeout(() => setState('saved'), SAVE_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button
        variant="contained"
        startIcon={<SaveIcon />}
        loading={state === 'saving'}
        loadingPosition="start"
        onClick={() => setState('saving')}
      >
        Save draft
      </Button>
      <Typography role="status" variant="body2">
        {state === 'saving' && 'Saving…'}
        {state === 'saved' && 'Draft saved.'}
      </Typography>
    </Stack>
  );
}
