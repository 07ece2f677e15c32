import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { strengthOf } from './checkAccount';

const colors = ['error.main', 'error.main', 'warning.main', 'success.main', 'success.main'];

/** Four bars for the eye, and the word beside them for everybody. */
export default function PasswordStrength({ password }: { password: string }) {
  const { level, text } = strengthOf(password);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 0.25, mb: 1.5 }}>
      <Box aria-hidden sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 0.5, flex: 1 }}>
        {[1, 2, 3, 4].map((bar) => (
          <Box key={bar} sx={{ height: 4, borderRadius: 2, bgcolor: bar <= level ? colors[level] : 'divider' }} />
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary" role="status" sx={{ minWidth: password === '' ? 0 : 72 }}>
        {password !== '' && text}
      </Typography>
    </Box>
  );
}
