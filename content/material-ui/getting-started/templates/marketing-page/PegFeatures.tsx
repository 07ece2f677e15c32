import BuildIcon from '@mui/icons-material/BuildOutlined';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import QrCodeIcon from '@mui/icons-material/QrCode2';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { features } from './pegContent';

const icons = { scan: QrCodeIcon, calendar: CalendarIcon, repair: BuildIcon, lock: LockIcon };

export default function PegFeatures() {
  return (
    <Container
      component="section"
      id="features"
      aria-labelledby="features-title"
      maxWidth="lg"
      sx={{ py: { xs: 6, md: 10 } }}
    >
      <Typography id="features-title" variant="h2" sx={{ maxWidth: '18ch', textWrap: 'balance' }}>
        Four rules, no committee
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(4, minmax(0, 1fr))',
          },
          m: 0,
          mt: { xs: 4, md: 6 },
          p: 0,
          listStyle: 'none',
        }}
      >
        {features.map(({ icon, title, text }) => {
          const Icon = icons[icon];
          return (
            <Paper key={title} component="li" variant="outlined" sx={{ p: 3 }}>
              <Box
                sx={{
                  display: 'grid',
                  placeItems: 'center',
                  width: 48,
                  height: 48,
                  borderRadius: 0.75,
                  color: '#15193a',
                  bgcolor: 'secondary.main',
                }}
              >
                <Icon aria-hidden />
              </Box>
              <Typography variant="h3" sx={{ mt: 2.5 }}>
                {title}
              </Typography>
              <Typography color="text.secondary" sx={{ mt: 1 }}>
                {text}
              </Typography>
            </Paper>
          );
        })}
      </Box>
    </Container>
  );
}
