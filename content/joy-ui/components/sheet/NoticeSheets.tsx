import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

const variants = ['plain', 'outlined', 'soft', 'solid'] as const;

export default function NoticeSheets() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {variants.map((variant) => (
        <Sheet key={variant} variant={variant} color="primary" sx={{ p: 2, minWidth: 120, borderRadius: 'md' }}>
          {variant}
        </Sheet>
      ))}
    </Stack>
  );
}
