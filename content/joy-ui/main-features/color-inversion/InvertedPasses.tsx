import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const passes = [
  { variant: 'solid', color: 'primary', title: 'Season pass' },
  { variant: 'soft', color: 'success', title: 'Day pass' },
] as const;

export default function InvertedPasses() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {passes.map((pass) => (
        <Card key={pass.title} variant={pass.variant} color={pass.color} invertedColors sx={{ width: 220 }}>
          <Typography level="title-md">{pass.title}</Typography>
          <Typography level="body-sm" textColor="text.primary">
            All pools and the sauna on weekdays.
          </Typography>
          <Stack direction="row" spacing={1}>
            <Button size="sm">Buy</Button>
            <Button size="sm" variant="outlined">
              Details
            </Button>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
