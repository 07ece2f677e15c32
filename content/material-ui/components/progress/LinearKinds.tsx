import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const kinds = [
  { variant: 'indeterminate' },
  { variant: 'determinate', value: 60 },
  { variant: 'buffer', value: 45, valueBuffer: 70 },
  { variant: 'query' },
] as const;

export default function LinearKinds() {
  return (
    <Stack spacing={2.5} sx={{ width: '100%', maxWidth: 360 }}>
      {kinds.map((kind) => (
        <div key={kind.variant}>
          <Typography variant="body2" gutterBottom>
            {kind.variant}
          </Typography>
          <LinearProgress {...kind} aria-label={kind.variant} />
        </div>
      ))}
    </Stack>
  );
}
