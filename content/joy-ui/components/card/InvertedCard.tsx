import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

// Needs a CssVarsProvider around the app.
export default function InvertedCard() {
  return (
    <Card variant="soft" color="primary" invertedColors sx={{ width: 300, maxWidth: '100%' }}>
      <CardContent>
        <Typography level="title-lg" component="h3">
          Storage is 92% full
        </Typography>
        <Typography textColor="text.primary">Text and buttons take colors that fit the tinted background.</Typography>
      </CardContent>
      <CardActions>
        <Button>Free up space</Button>
        <Button variant="plain">Later</Button>
      </CardActions>
    </Card>
  );
}
