import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const PRINT_MS = 3000;

export default function LabelPrintBackdrop() {
  const [state, setState] = React.useState<'idle' | 'printing' | 'done' | 'stopped'>('idle');
  const button = React.useRef<HTMLButtonElement>(null);
  const isPrinting = state === 'printing';

  React.useEffect(() => {
    if (!isPrinting) {
      return undefined;
    }
    const timer = setTimeout(() => setState('done'), PRINT_MS);
    return () => clearTimeout(timer);
  }, [isPrinting]);

  const stop = () => {
    setState('stopped');
    button.current?.focus();
  };

  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button
        ref={button}
        variant="outlined"
        onClick={() => setState('printing')}
        onKeyDown={(event) => isPrinting && event.key === 'Escape' && stop()}
      >
        Print 40 seed labels
      </Button>
      <Typography role="status" variant="body2">
        {isPrinting && 'Printing…'}
        {state === 'done' && 'All labels are printed.'}
        {state === 'stopped' && 'Stopped. No labels are lost.'}
      </Typography>
      <Backdrop open={isPrinting} onClick={stop} sx={{ color: '#fff', zIndex: (theme) => theme.zIndex.modal }}>
        <CircularProgress color="inherit" />
      </Backdrop>
    </Stack>
  );
}
