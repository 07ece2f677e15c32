import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

const stops = ['East pier', 'Fish market', 'Old mill', 'Salt island', 'Shipyard', 'West bank'];

export default function FerryStop() {
  return (
    <FormControl sx={{ width: 300, maxWidth: '100%' }}>
      <FormLabel>Get off at</FormLabel>
      <Autocomplete options={stops} placeholder="Stop" />
      <FormHelperText>The boat halts only where someone asks.</FormHelperText>
    </FormControl>
  );
}
