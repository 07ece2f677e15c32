import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Link from '@mui/material/Link';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import * as React from 'react';
import ChoirForm from './ChoirForm';
import { choirTheme } from './choirTheme';
import NorthernLights from './NorthernLights';

export default function ChoirSignIn() {
  const { direction } = useTheme();
  const theme = React.useMemo(() => choirTheme(direction), [direction]);

  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      <Box
        component="main"
        sx={{
          display: 'grid',
          minHeight: '100dvh',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1.15fr 1fr' },
          gridTemplateRows: { xs: '200px 1fr', md: '1fr' },
        }}
      >
        <Box
          sx={{
            position: 'relative',
            display: 'flex',
            alignItems: 'end',
            p: { xs: 3, sm: 4, md: 7 },
            color: '#fff',
            bgcolor: '#1c1750',
            overflow: 'hidden',
          }}
        >
          <NorthernLights />
          <Typography variant="h2" component="p" sx={{ position: 'relative', maxWidth: '14ch', textWrap: 'balance' }}>
            Forty voices, one long winter
          </Typography>
        </Box>

        <Box
          sx={{
            display: 'flex',
            alignItems: { xs: 'start', md: 'center' },
            justifyContent: 'center',
            p: { xs: 3, sm: 6 },
          }}
        >
          <Box sx={{ width: '100%', maxWidth: 384 }}>
            <Typography variant="body2" color="primary" sx={{ fontWeight: 600 }}>
              Northlight Choir
            </Typography>
            <Typography variant="h1" sx={{ mt: 0.5 }}>
              Sign in
            </Typography>
            <Typography color="text.secondary" sx={{ mt: 1, mb: 4 }}>
              Scores, recordings and the plan of rehearsals.
            </Typography>
            <ChoirForm />
            <Typography variant="body2" color="text.secondary" sx={{ mt: 4 }}>
              You sing, but not with us yet?{' '}
              <Link href="#audition" sx={{ fontWeight: 600 }}>
                Come to an audition
              </Link>
            </Typography>
          </Box>
        </Box>
      </Box>
    </ThemeProvider>
  );
}
