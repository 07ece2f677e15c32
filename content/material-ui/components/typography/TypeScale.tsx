import Stack from '@mui/material/Stack';
import Typography, { type TypographyProps } from '@mui/material/Typography';

const scale: { variant: TypographyProps['variant']; text: string }[] = [
  { variant: 'h1', text: 'h1, 96 px' },
  { variant: 'h2', text: 'h2, 60 px' },
  { variant: 'h3', text: 'h3, 48 px' },
  { variant: 'h4', text: 'h4, 34 px' },
  { variant: 'h5', text: 'h5, 24 px' },
  { variant: 'h6', text: 'h6, 20 px' },
  { variant: 'subtitle1', text: 'subtitle1, 16 px' },
  { variant: 'subtitle2', text: 'subtitle2, 14 px' },
  { variant: 'body1', text: 'body1, 16 px: the lamp of the lighthouse turns every nine seconds.' },
  { variant: 'body2', text: 'body2, 14 px: in fog, a horn sounds twice a minute.' },
  { variant: 'button', text: 'button, 14 px' },
  { variant: 'caption', text: 'caption, 12 px' },
  { variant: 'overline', text: 'overline, 12 px' },
];

export default function TypeScale() {
  return (
    <Stack spacing={1} sx={{ width: '100%', overflow: 'hidden' }}>
      {scale.map(({ variant, text }) => (
        <Typography key={variant} variant={variant} component="p" noWrap={variant?.startsWith('h')}>
          {text}
        </Typography>
      ))}
    </Stack>
  );
}
