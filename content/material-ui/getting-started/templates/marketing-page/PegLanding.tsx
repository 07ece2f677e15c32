import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import * as React from 'react';
import PegFeatures from './PegFeatures';
import PegHero from './PegHero';
import PegQuestions from './PegQuestions';
import PegStart from './PegStart';
import PegVoices from './PegVoices';
import { sections } from './pegContent';
import { pegTheme } from './pegTheme';

export default function PegLanding() {
  const { direction } = useTheme();
  const theme = React.useMemo(() => pegTheme(direction), [direction]);

  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      <PegBar />
      <main>
        <PegHero />
        <PegFeatures />
        <PegVoices />
        <PegQuestions />
        <PegStart />
      </main>
      <PegFooter />
    </ThemeProvider>
  );
}

function PegBar() {
  const [open, setOpen] = React.useState(false);
  return (
    <AppBar
      position="sticky"
      color="inherit"
      elevation={0}
      sx={{ borderBottom: 1, borderColor: 'divider', '--AppBar-background': 'var(--peg-palette-background-default)' }}
    >
      <Container maxWidth="lg">
        <Toolbar disableGutters sx={{ gap: 1 }}>
          <Mark />
          <Typography sx={{ fontWeight: 700, letterSpacing: '-0.02em', flex: 1 }}>Pegboard</Typography>
          <Box component="nav" aria-label="Sections" sx={{ display: { xs: 'none', md: 'block' } }}>
            {sections.map(({ label, href }) => (
              <Button key={href} href={href} color="inherit">
                {label}
              </Button>
            ))}
          </Box>
          <Button href="#start" variant="contained" sx={{ ml: 1 }}>
            Start a board
          </Button>
          <IconButton edge="end" aria-label="Open menu" onClick={() => setOpen(true)} sx={{ display: { md: 'none' } }}>
            <MenuIcon />
          </IconButton>
        </Toolbar>
      </Container>
      <Drawer
        anchor="top"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Menu' } }}
      >
        <Box component="nav" aria-label="Sections" sx={{ display: 'grid', justifyItems: 'start', gap: 0.5, p: 2 }}>
          <IconButton aria-label="Close menu" onClick={() => setOpen(false)} sx={{ justifySelf: 'end' }}>
            <CloseIcon />
          </IconButton>
          {sections.map(({ label, href }) => (
            <Button key={href} href={href} color="inherit" size="large" onClick={() => setOpen(false)}>
              {label}
            </Button>
          ))}
        </Box>
      </Drawer>
    </AppBar>
  );
}

function PegFooter() {
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Container
        maxWidth="lg"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2, py: 4 }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Mark />
          <Typography variant="body2" color="text.secondary">
            Pegboard, a cooperative of 340 streets
          </Typography>
        </Box>
        <Box component="nav" aria-label="Footer">
          <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, m: 0, p: 0, listStyle: 'none' }}>
            {sections.map(({ label, href }) => (
              <li key={href}>
                <Link
                  href={href}
                  variant="body2"
                  color="text.secondary"
                  underline="hover"
                  sx={{ display: 'block', py: 0.75 }}
                >
                  {label}
                </Link>
              </li>
            ))}
          </Box>
        </Box>
      </Container>
    </Box>
  );
}

/** A hook on a board. */
function Mark() {
  return (
    <Box component="svg" viewBox="0 0 32 32" aria-hidden="true" sx={{ width: 28, height: 28, flexShrink: 0 }}>
      <rect width="32" height="32" rx="8" fill="#ffd15c" />
      <path d="M20 7v11a5 5 0 0 1-10 0" fill="none" stroke="#15193a" strokeWidth="4" strokeLinecap="round" />
    </Box>
  );
}
