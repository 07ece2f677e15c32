import { Box } from '@mui/system';

const samples = [
  { label: 'border: 1', sx: { border: 1 } },
  { label: 'borderTop: 3', sx: { borderTop: 3 } },
  { label: 'borderBottom: 3', sx: { borderBottom: 3 } },
  { label: 'borderInlineStart', sx: { borderInlineStart: '3px solid' } },
];

export default function BorderSides() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {samples.map((sample) => (
        <Box
          key={sample.label}
          sx={[{ p: 2, bgcolor: 'action.hover', fontSize: 14 }, sample.sx, { borderColor: 'primary.main' }]}
        >
          <code>{sample.label}</code>
        </Box>
      ))}
    </Box>
  );
}
