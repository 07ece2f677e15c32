import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';
import * as React from 'react';
import greenhouse from './greenhouse.svg';

export default function GreenhouseCard() {
  const [isOpen, setOpen] = React.useState(false);

  return (
    <Card component="article" sx={{ width: '100%', maxWidth: 320 }}>
      <CardMedia component="img" src={greenhouse} width={320} height={160} alt="Greenhouse with two rows of tomatoes" />
      <CardContent>
        <Typography variant="h6" component="h3">
          Tomato house
        </Typography>
        <Typography variant="body2" color="text.secondary">
          26 °C and 71 % humidity. The roof is {isOpen ? 'open' : 'closed'}.
        </Typography>
      </CardContent>
      <CardActions>
        <Button onClick={() => setOpen((previous) => !previous)}>{isOpen ? 'Close roof' : 'Open roof'}</Button>
      </CardActions>
    </Card>
  );
}
