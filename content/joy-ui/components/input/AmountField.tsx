import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function AmountField() {
  return (
    <FormControl sx={{ width: 260, maxWidth: '100%' }}>
      <FormLabel>Mooring fee in euros</FormLabel>
      <Input
        type="number"
        defaultValue="18"
        startDecorator="€"
        endDecorator="per night"
        slotProps={{ input: { min: 0, step: 0.5 } }}
      />
    </FormControl>
  );
}
