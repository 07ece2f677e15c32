import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function BerthCard() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography level="title-md">Berth 14</Typography>
        <Chip color="success">Free</Chip>
      </Stack>
      <Typography level="body-sm">Nine meters, power and water, close to the showers.</Typography>
      <Button variant="soft">Reserve from Friday</Button>
    </Card>
  );
}
