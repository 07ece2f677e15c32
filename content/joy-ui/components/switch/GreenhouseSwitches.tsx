import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

const devices = ['Roof vent', 'Shade cloth', 'Night heating'];

export default function GreenhouseSwitches() {
  return (
    <Stack spacing={1.5} sx={{ width: 240 }}>
      {devices.map((device, index) => (
        <FormControl key={device} orientation="horizontal" sx={{ justifyContent: 'space-between' }}>
          <FormLabel>{device}</FormLabel>
          <Switch defaultChecked={index === 0} />
        </FormControl>
      ))}
    </Stack>
  );
}
