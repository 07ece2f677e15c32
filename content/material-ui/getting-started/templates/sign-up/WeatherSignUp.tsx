import AirIcon from '@mui/icons-material/Air';
import MapIcon from '@mui/icons-material/MapOutlined';
import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import * as React from 'react';
import type { Account } from './checkAccount';
import StationForm from './StationForm';
import { stationTheme } from './stationTheme';

const reasons = [
  { icon: <MapIcon />, title: 'A dot on the map', text: 'Your garden closes a gap between two valleys.' },
  { icon: <AirIcon />, title: 'All readings, for ever', text: 'Wind, rain and pressure, as a table you may download.' },
  {
    icon: <NotificationsIcon />,
    title: 'A word before the frost',
    text: 'The stations upwind warn yours by the hour.',
  },
];

export default function WeatherSignUp() {
  const { direction } = useTheme();
  const theme = React.useMemo(() => stationTheme(direction), [direction]);
  const [account, setAccount] = React.useState<Account | null>(null);

  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      <Box
        component="main"
        sx={{
          display: 'grid',
          alignItems: 'center',
          alignContent: 'center',
          gap: { xs: 4, md: 9 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.1fr)' },
          maxWidth: 1080,
          minHeight: '100dvh',
          mx: 'auto',
          px: { xs: 2, sm: 4 },
          py: { xs: 3, md: 6 },
        }}
      >
        <Box sx={{ maxWidth: 460 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <Cloud />
            <Typography sx={{ fontWeight: 700, letterSpacing: '-0.01em' }}>Isobar</Typography>
          </Box>
          <Box
            component="ul"
            sx={{ display: { xs: 'none', md: 'grid' }, gap: 4, m: 0, mt: 6, p: 0, listStyle: 'none' }}
          >
            {reasons.map(({ icon, title, text }) => (
              <Box key={title} component="li" sx={{ display: 'flex', gap: 2 }}>
                <Box sx={{ color: 'primary.main', pt: '1px' }}>{icon}</Box>
                <div>
                  <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
                  <Typography color="text.secondary">{text}</Typography>
                </div>
              </Box>
            ))}
          </Box>
        </Box>

        <Paper variant="outlined" sx={{ p: { xs: 3, sm: 5 }, borderRadius: 2 }}>
          {account === null ? (
            <>
              <Typography variant="h1">Put your station online</Typography>
              <Typography color="text.secondary" sx={{ mt: 0.5, mb: 3.5 }}>
                Free, with any sensor that knows the time.
              </Typography>
              {/* Send the account to your server in `onDone`. */}
              <StationForm onDone={setAccount} />
              <Typography variant="body2" color="text.secondary" sx={{ mt: 3, textAlign: 'center' }}>
                You have one already?{' '}
                <Link href="#sign-in" sx={{ fontWeight: 600 }}>
                  Sign in
                </Link>
              </Typography>
            </>
          ) : (
            <Done station={account.station} email={account.email} onBack={() => setAccount(null)} />
          )}
        </Paper>
      </Box>
    </ThemeProvider>
  );
}

/** The focus moves to the heading: the button that was pressed is gone. */
function Done({ station, email, onBack }: { station: string; email: string; onBack: () => void }) {
  const heading = React.useRef<HTMLHeadingElement>(null);
  React.useEffect(() => heading.current?.focus(), []);
  return (
    <Box sx={{ py: { xs: 2, sm: 6 }, textAlign: 'center' }}>
      <Box sx={{ display: 'inline-block', transform: 'scale(1.6)' }}>
        <Cloud />
      </Box>
      <Typography ref={heading} tabIndex={-1} variant="h1" sx={{ mt: 4, outline: 'none' }}>
        {station} is on the map
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 1, mb: 4 }}>
        Follow the link that we sent to {email}, and switch on the sensor.
      </Typography>
      <Button variant="outlined" onClick={onBack}>
        Add another one
      </Button>
    </Box>
  );
}

/** A cloud before the sun. */
function Cloud() {
  return (
    <Box component="svg" viewBox="0 0 56 40" aria-hidden="true" sx={{ width: 56, height: 40, color: 'primary.main' }}>
      <circle cx="37" cy="15" r="11" fill="#f2a93b" />
      <path d="M14 36a11 11 0 0 1-1-22 14 14 0 0 1 26 4 9.5 9.5 0 0 1 1 18z" fill="currentColor" />
    </Box>
  );
}
