import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSessionStorageState } from '@toolpad/core/useSessionStorageState';

const codec = {
  parse: (text: string) => (Number.isFinite(Number(text)) ? Number(text) : 0),
  stringify: (crates: number) => String(crates),
};

export default function CrateCounter() {
  const [crates, setCrates] = useSessionStorageState<number>('docs-crates', 0, { codec });
  const count = crates ?? 0;

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button
        variant="outlined"
        onClick={() => setCrates(count - 1)}
        disabled={count === 0}
        aria-label="One crate less"
      >
        −
      </Button>
      <Typography role="status" sx={{ minWidth: 80, textAlign: 'center' }}>
        {count} {count === 1 ? 'crate' : 'crates'}
      </Typography>
      <Button variant="outlined" onClick={() => setCrates(count + 1)} aria-label="One crate more">
        +
      </Button>
    </Stack>
  );
}
