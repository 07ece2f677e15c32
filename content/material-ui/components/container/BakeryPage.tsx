import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function BakeryPage() {
  return (
    <Box>
      <Box component="header" sx={{ bgcolor: 'primary.main', color: 'primary.contrastText', py: 3 }}>
        <Container maxWidth="sm">
          <Typography variant="h5" component="h1">
            The oven at the mill
          </Typography>
        </Container>
      </Box>
      <Container component="main" maxWidth="sm" sx={{ py: 3 }}>
        <Typography gutterBottom>
          We light the oven at three in the morning, and the first rye loaves come out at six. On Saturdays the shop
          opens an hour earlier.
        </Typography>
        <Typography color="text.secondary">
          Order by Thursday evening for the weekend. Whatever is left at noon goes to the school.
        </Typography>
      </Container>
    </Box>
  );
}
