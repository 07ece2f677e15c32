import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

const walks = [
  { name: 'Dune path', facts: '4 km, flat, dogs on a lead' },
  { name: 'Quarry loop', facts: '9 km, steep in one place' },
];

export default function WholeCardLink() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      {walks.map(({ name, facts }) => (
        <Grid key={name} size={{ xs: 12, sm: 6 }}>
          <Card variant="outlined">
            <CardActionArea href="#whole-card-as-a-link">
              <CardContent>
                <Typography variant="subtitle1" component="h3">
                  {name}
                </Typography>
                <Typography variant="body2" color="text.secondary">
                  {facts}
                </Typography>
              </CardContent>
            </CardActionArea>
          </Card>
        </Grid>
      ))}
    </Grid>
  );
}
