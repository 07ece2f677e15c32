import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const facts = [
  { name: 'Wind', value: '6 m/s' },
  { name: 'Gusts', value: '11 m/s' },
  { name: 'Water', value: '12 °C' },
];

export default function DividedFacts() {
  return (
    <Stack direction="row" spacing={2} divider={<Divider orientation="vertical" flexItem />}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <Typography variant="body2" color="text.secondary">
            {name}
          </Typography>
          <Typography>{value}</Typography>
        </div>
      ))}
    </Stack>
  );
}
