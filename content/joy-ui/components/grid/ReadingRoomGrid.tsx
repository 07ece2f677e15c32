import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const parts = [
  { name: 'Catalog', size: { xs: 12, sm: 8 } },
  { name: 'Desk', size: { xs: 6, sm: 4 } },
  { name: 'Lockers', size: { xs: 6, sm: 4 } },
  { name: 'Maps', size: { xs: 12, sm: 8 } },
];

export default function ReadingRoomGrid() {
  return (
    <Grid container spacing={2} sx={{ flexGrow: 1 }}>
      {parts.map((part) => (
        <Grid key={part.name} size={part.size}>
          <Sheet variant="soft" sx={{ p: 2, borderRadius: 'sm', textAlign: 'center' }}>
            {part.name}
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
