import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import CardMedia from '@mui/material/CardMedia';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import * as React from 'react';
import trail from './trail.svg';

export default function TrailCard() {
  const [isOpen, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <Card component="article" variant="outlined" sx={{ width: '100%', maxWidth: 340 }}>
      <CardHeader
        avatar={<Avatar aria-hidden="true">7</Avatar>}
        title="Ridge trail"
        subheader="9 km, open from May"
        slotProps={{ title: { component: 'h3', variant: 'subtitle1' } }}
      />
      <CardMedia component="img" src={trail} width={340} height={150} alt="A path along a ridge, with two firs" />
      <CardActions>
        <Button
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          endIcon={<ExpandMoreIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        >
          Way
        </Button>
      </CardActions>
      <Collapse in={isOpen} id={id}>
        <CardContent sx={{ pt: 0 }}>
          <Typography variant="body2">
            From the saw mill uphill to the spring, then along the ridge. Steep and wet below the hut.
          </Typography>
        </CardContent>
      </Collapse>
    </Card>
  );
}
