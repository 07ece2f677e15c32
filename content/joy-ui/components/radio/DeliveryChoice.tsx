import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function DeliveryChoice() {
  return (
    <FormControl>
      <FormLabel>How the seeds reach you</FormLabel>
      <RadioGroup defaultValue="pickup">
        <Radio value="pickup" label="I pick them up" />
        <Radio value="post" label="By post" />
        <Radio value="bicycle" label="By bicycle, in town" />
      </RadioGroup>
      <FormHelperText>The nursery is open until six.</FormHelperText>
    </FormControl>
  );
}
