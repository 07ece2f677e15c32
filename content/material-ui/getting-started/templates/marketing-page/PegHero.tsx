import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import PegBoard from './PegBoard';
import { numbers } from './pegContent';

export default function PegHero() {
  return (
    <Container
      component="section"
      aria-label="Introduction"
      maxWidth="lg"
      sx={{ pt: { xs: 5, md: 9 }, pb: { xs: 6, md: 10 } }}
    >
      <Box
        sx={{
          display: 'grid',
          alignItems: 'center',
          gap: { xs: 5, md: 8 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1.05fr 1fr' },
        }}
      >
        <div>
          <Typography variant="h1" sx={{ textWrap: 'balance' }}>
            One drill is enough for a street
          </Typography>
          <Typography
            color="text.secondary"
            sx={{ mt: 3, maxWidth: '44ch', fontSize: { xs: '1.0625rem', md: '1.25rem' }, lineHeight: 1.55 }}
          >
            Pegboard is a library of tools for neighbors: a wall with hooks, and an app that remembers who has what.
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>
            <Button variant="contained" size="large" href="#start" sx={{ px: 3, py: 1.25 }}>
              Start a board
            </Button>
            <Button variant="text" size="large" href="#features" sx={{ px: 2, py: 1.25 }}>
              See how it works
            </Button>
          </Box>
        </div>
        <PegBoard />
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gap: { xs: 2, sm: 4 },
          gridTemplateColumns: { sm: 'repeat(3, 1fr)' },
          m: 0,
          mt: { xs: 6, md: 9 },
          pt: 4,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        {numbers.map(({ value, label }) => (
          <Box
            key={label}
            sx={{
              display: 'flex',
              flexDirection: { xs: 'row-reverse', sm: 'column-reverse' },
              justifyContent: 'start',
              alignItems: { xs: 'baseline', sm: 'start' },
              gap: { xs: 1.5, sm: 0 },
            }}
          >
            <Typography component="dt" color="text.secondary">
              {label}
            </Typography>
            <Typography
              component="dd"
              sx={{
                m: 0,
                minWidth: { xs: 92, sm: 0 },
                fontSize: { xs: '1.5rem', md: '2rem' },
                fontWeight: 680,
                letterSpacing: '-0.03em',
              }}
            >
              <bdi>{value}</bdi>
            </Typography>
          </Box>
        ))}
      </Box>
    </Container>
  );
}
