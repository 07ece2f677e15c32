import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import * as React from 'react';

const UPLOAD_MS = 1500;

export default function JoyButtonUpload() {
  const [state, setState] = React.useState('idle');

  React.useEffect(() => {
    if (state !== 'uploading') {
      return undefined;
    }
    const timer = setTimeout(() => setState('done'), UPLOAD_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button
        loading={state === 'uploading'}
        loadingPosition="start"
        startDecorator={<span aria-hidden="true">↑</span>}
        onClick={() => setState('uploading')}
      >
        Upload photo
      </Button>
      <Typography role="status" level="body-sm">
        {state === 'uploading' && 'Uploading…'}
        {state === 'done' && 'Photo uploaded.'}
      </Typography>
    </Stack>
  );
}
