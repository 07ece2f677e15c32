import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function AdjustedCorners() {
  return (
    <Stack spacing={2} sx={{ width: 360, maxWidth: '100%' }}>
      {['6px', '16px', '28px'].map((radius) => (
        <Input
          key={radius}
          size="lg"
          placeholder={`Radius ${radius}`}
          slotProps={{ input: { 'aria-label': `Invitation code, field with a radius of ${radius}` } }}
          endDecorator={<Button>Redeem</Button>}
          sx={{ '--Input-radius': radius }}
        />
      ))}
    </Stack>
  );
}
