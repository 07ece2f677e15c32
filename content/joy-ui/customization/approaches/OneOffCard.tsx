import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

export default function OneOffCard() {
  return (
    <Card
      sx={{
        width: 280,
        maxWidth: '100%',
        borderRadius: 'xl',
        boxShadow: 'lg',
        borderColor: 'primary.outlinedBorder',
        '--Card-padding': '24px',
      }}
    >
      <Typography level="title-lg">Kiln 2</Typography>
      <Typography sx={{ fontFamily: 'code', fontSize: 'xl2', fontWeight: 'lg' }}>1,180 °C</Typography>
      <Typography level="body-sm">Cooling since four in the morning.</Typography>
    </Card>
  );
}
