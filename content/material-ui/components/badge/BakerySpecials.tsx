import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const shelves = [
  { name: 'Bread', fresh: 3 },
  { name: 'Rolls', fresh: 0 },
  { name: 'Cakes', fresh: 120 },
];

export default function BakerySpecials() {
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
      {shelves.map(({ name, fresh }) => (
        <Badge key={name} badgeContent={fresh} color="secondary" showZero>
          <Button variant="outlined" aria-label={`${name}, ${fresh} fresh`}>
            {name}
          </Button>
        </Badge>
      ))}
    </Stack>
  );
}
