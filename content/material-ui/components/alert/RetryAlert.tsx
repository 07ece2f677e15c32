import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import * as React from 'react';

const TRY_MS = 1200;

export default function RetryAlert() {
  const [tries, setTries] = React.useState(0);
  const [isTrying, setTrying] = React.useState(false);

  React.useEffect(() => {
    if (!isTrying) {
      return undefined;
    }
    const timer = setTimeout(() => setTrying(false), TRY_MS);
    return () => clearTimeout(timer);
  }, [isTrying]);

  const retry = () => {
    setTries((previous) => previous + 1);
    setTrying(true);
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert
        severity="error"
        role="status"
        action={
          <Button color="inherit" size="small" loading={isTrying} onClick={retry}>
            Try again
          </Button>
        }
      >
        Station 6 does not answer{tries > 0 && `, after ${tries + 1} calls`}.
      </Alert>
    </Stack>
  );
}
