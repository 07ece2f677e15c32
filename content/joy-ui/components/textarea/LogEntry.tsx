import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function LogEntry() {
  return (
    <FormControl sx={{ width: 360, maxWidth: '100%' }}>
      <FormLabel>What happened on your watch</FormLabel>
      <Textarea minRows={2} maxRows={5} defaultValue="23:10, a trawler passed to the north without lights." />
    </FormControl>
  );
}
