import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const variants = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'subtitle1',
  'subtitle2',
  'body1',
  'body2',
  'button',
  'caption',
  'overline',
] as const;

export default function TypeScale() {
  const { typography } = useTheme();

  return (
    <Box sx={{ display: 'grid', gap: 1.5, width: '100%', minWidth: 0 }}>
      {variants.map((variant) => {
        const { fontSize, fontWeight, lineHeight } = typography[variant];
        return (
          <Box key={variant} sx={{ borderBlockEnd: 1, borderColor: 'divider', pb: 1, minWidth: 0 }}>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {variant}: {String(fontSize)}, {String(fontWeight)}, {String(lineHeight)}
            </Typography>
            <Typography variant={variant} component="p" noWrap>
              Evening choir
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
