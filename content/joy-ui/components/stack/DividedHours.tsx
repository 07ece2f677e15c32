import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function DividedHours() {
  return (
    <Stack direction="row" spacing={2} divider={<Divider orientation="vertical" />}>
      <Typography>Mon to Fri, 7 to 18</Typography>
      <Typography>Sat, 7 to 13</Typography>
    </Stack>
  );
}
