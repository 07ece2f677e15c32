import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

const breads = [
  { name: 'Rye', note: 'Sour and dense, keeps a week', left: 4 },
  { name: 'Spelt', note: 'Mild, with a soft crust', left: 9 },
  { name: 'Walnut', note: 'On Fridays only', left: 2 },
];

export default function BakeryShelf() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      {breads.map(({ name, note, left }) => (
        <Grid key={name} size={{ xs: 12, sm: 6, md: 4 }}>
          <Card variant="outlined" sx={{ height: '100%' }}>
            <CardContent
              sx={{ display: 'flex', flexDirection: { xs: 'row', sm: 'column' }, gap: 1, alignItems: 'baseline' }}
            >
              <Typography>{name}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}>
                {note}
              </Typography>
              <Box sx={{ marginInlineStart: { xs: 'auto', sm: 0 } }}>{left} left</Box>
            </CardContent>
          </Card>
        </Grid>
      ))}
    </Grid>
  );
}
