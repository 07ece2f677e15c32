import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function BakeryForm() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%', alignItems: { xs: 'stretch', sm: 'flex-end' } }}
    >
      <FormControl sx={{ flex: 1 }}>
        <FormLabel>Loaf</FormLabel>
        <Input defaultValue="Rye with seeds" />
      </FormControl>
      <FormControl sx={{ width: { sm: 120 } }}>
        <FormLabel>Pieces</FormLabel>
        <Input type="number" defaultValue="2" slotProps={{ input: { min: 1 } }} />
      </FormControl>
      <Button>Order</Button>
    </Stack>
  );
}
