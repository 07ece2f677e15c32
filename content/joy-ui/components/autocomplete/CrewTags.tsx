import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const crew = [
  { label: 'Amara, helm', id: 1 },
  { label: 'Bo, ropes', id: 2 },
  { label: 'Cleo, galley', id: 3 },
  { label: 'Dara, charts', id: 4 },
];

export default function CrewTags() {
  return (
    <FormControl sx={{ width: 360, maxWidth: '100%' }}>
      <FormLabel>On watch tonight</FormLabel>
      <Autocomplete
        multiple
        limitTags={2}
        options={crew}
        defaultValue={crew.slice(0, 2)}
        isOptionEqualToValue={(option, value) => option.id === value.id}
      />
    </FormControl>
  );
}
