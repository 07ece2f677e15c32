import MenuIcon from '@mui/icons-material/Menu';
import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import SearchIcon from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import * as React from 'react';
import FerryNav from './FerryNav';
import FerryOverview from './FerryOverview';
import { ferryTheme } from './ferryTheme';

const DRAWER = 256;

export default function FerryDashboard() {
  const { direction } = useTheme();
  const theme = React.useMemo(() => ferryTheme(direction), [direction]);
  const [view, setView] = React.useState('Overview');
  const [open, setOpen] = React.useState(false);
  const [query, setQuery] = React.useState('');

  const choose = (next: string) => {
    setView(next);
    setOpen(false);
  };
  const nav = <FerryNav view={view} onChoose={choose} />;

  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
        {/* One drawer for each kind of window: CSS picks, so that the page of the server is right for all of them. */}
        <Drawer
          open={open}
          onClose={() => setOpen(false)}
          slotProps={{ paper: { sx: { width: DRAWER }, role: 'dialog', 'aria-label': 'Menu' } }}
          sx={{ display: { md: 'none' } }}
        >
          {nav}
        </Drawer>
        <Box sx={{ display: { xs: 'none', md: 'block' }, width: DRAWER, flexShrink: 0 }}>
          <Drawer variant="permanent" open slotProps={{ paper: { sx: { width: DRAWER } } }}>
            {nav}
          </Drawer>
        </Box>

        <Box sx={{ flex: 1, minWidth: 0 }}>
          <AppBar
            position="sticky"
            color="inherit"
            elevation={0}
            sx={{
              borderBottom: 1,
              borderColor: 'divider',
              '--AppBar-background': 'var(--ferry-palette-background-paper)',
            }}
          >
            <Toolbar sx={{ gap: { xs: 1, sm: 2 } }}>
              <IconButton
                edge="start"
                aria-label="Open menu"
                onClick={() => setOpen(true)}
                sx={{ display: { md: 'none' } }}
              >
                <MenuIcon />
              </IconButton>
              <TextField
                type="search"
                size="small"
                placeholder="Find a boat"
                value={query}
                onChange={(event) => setQuery(event.target.value)}
                slotProps={{
                  htmlInput: { 'aria-label': 'Find a boat by its name or route' },
                  input: {
                    startAdornment: (
                      <InputAdornment position="start">
                        <SearchIcon fontSize="small" />
                      </InputAdornment>
                    ),
                  },
                }}
                sx={{ flex: 1, maxWidth: 360 }}
              />
              <Box sx={{ flex: { sm: 1 } }} />
              <IconButton aria-label="Messages, 3 unread">
                <Badge badgeContent={3} color="secondary">
                  <NotificationsIcon />
                </Badge>
              </IconButton>
              <Avatar
                role="img"
                aria-label="Ines Okafor"
                sx={{
                  width: 36,
                  height: 36,
                  bgcolor: 'primary.main',
                  color: 'primary.contrastText',
                  fontSize: 14,
                  fontWeight: 600,
                }}
              >
                IO
              </Avatar>
            </Toolbar>
          </AppBar>
          <Box component="main" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 1280, mx: 'auto' }}>
            {view === 'Overview' ? <FerryOverview query={query} /> : <EmptyView name={view} />}
          </Box>
        </Box>
      </Box>
    </ThemeProvider>
  );
}

/** Where the other views of your app go. */
function EmptyView({ name }: { name: string }) {
  return (
    <Box sx={{ py: { xs: 8, md: 14 }, textAlign: 'center' }}>
      <Typography variant="h1">{name}</Typography>
      <Typography color="text.secondary" sx={{ mt: 1 }}>
        This view is yours to build.
      </Typography>
    </Box>
  );
}
