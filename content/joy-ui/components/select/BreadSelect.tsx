import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function BreadSelect() {
  return (
    <FormControl sx={{ width: 260, maxWidth: '100%' }}>
      <FormLabel>Loaf for Saturday</FormLabel>
      <Select<string> defaultValue="rye">
        <Option value="rye">Rye, 1 kg</Option>
        <Option value="spelt">Spelt, 750 g</Option>
        <Option value="walnut">Walnut, 500 g</Option>
        <Option value="brioche" disabled>
          Brioche, sold out
        </Option>
      </Select>
    </FormControl>
  );
}
