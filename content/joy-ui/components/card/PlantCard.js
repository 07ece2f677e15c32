import AspectRatio from '@mui/joy/AspectRatio';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';

export default function PlantCard() {
  return (
    <Card component="article" sx={{ width: 300, maxWidth: '100%' }}>
      <CardOverflow>
        <AspectRatio ratio="16 / 9">
          <svg viewBox="0 0 160 90" role="img" aria-label="A potted plant with three leaves">
            <rect width="160" height="90" fill="#e4efe2" />
            <path d="M80 58C62 56 54 42 56 26c16 2 24 14 24 32Z" fill="#5a9a5f" />
            <path d="M80 58c18-2 26-16 24-32-16 2-24 14-24 32Z" fill="#3f7f46" />
            <path d="M80 58c-8-14-8-28 0-44 8 16 8 30 0 44Z" fill="#76b47a" />
            <path d="M64 58h32l-5 24H69Z" fill="#b5653a" />
          </svg>
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography level="title-md" component="h3">
          Rubber plant
        </Typography>
        <Typography level="body-sm">Bright shade, water once a week.</Typography>
      </CardContent>
      <CardActions>
        <Button variant="soft">Details</Button>
        <Button>Water now</Button>
      </CardActions>
    </Card>
  );
}
