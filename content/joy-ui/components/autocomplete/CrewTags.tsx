import Autocomplete from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
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
        renderTags={(tags, getTagProps) =>
          tags.map((tag, index) => {
            const { key, ...remove } = getTagProps({ index });
            return (
              <Chip
                key={key}
                variant="soft"
                endDecorator={<ChipDelete variant="soft" aria-label={`Remove ${tag.label}`} {...remove} />}
              >
                {tag.label}
              </Chip>
            );
          })
        }
      />
    </FormControl>
  );
}
