import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

const seeds = ['Flax', 'Poppy', 'Pumpkin', 'Sesame'];

export default function ToppingSelect() {
  return (
    <FormControl sx={{ width: 300, maxWidth: '100%' }}>
      <FormLabel>Seeds on top</FormLabel>
      <Select<string, true>
        multiple
        defaultValue={['Poppy', 'Sesame']}
        placeholder="None"
        renderValue={(selected) => (
          <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
            {selected.map((option) => (
              <Chip key={option.value} size="sm">
                {option.label}
              </Chip>
            ))}
          </Stack>
        )}
      >
        {seeds.map((seed) => (
          <Option key={seed} value={seed}>
            {seed}
          </Option>
        ))}
      </Select>
    </FormControl>
  );
}
