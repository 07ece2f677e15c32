import AnchorIcon from '@mui/icons-material/Anchor';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoatOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import RouteIcon from '@mui/icons-material/RouteOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const views = [
  { name: 'Overview', icon: <DashboardIcon /> },
  { name: 'Routes', icon: <RouteIcon /> },
  { name: 'Vessels', icon: <DirectionsBoatIcon /> },
  { name: 'Crew', icon: <GroupsIcon /> },
];

interface FerryNavProps {
  view: string;
  onChoose: (view: string) => void;
}

/** What stands in the drawer, be it the fixed one or the one of small windows. */
export default function FerryNav({ view, onChoose }: FerryNavProps) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%', p: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 1, py: 1.5, mb: 2 }}>
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 36,
            height: 36,
            borderRadius: 0.75,
            color: 'primary.contrastText',
            bgcolor: 'primary.main',
          }}
        >
          <AnchorIcon fontSize="small" />
        </Box>
        <Typography sx={{ fontWeight: 700, letterSpacing: '-0.01em' }}>Skerry Line</Typography>
      </Box>
      <Box component="nav" aria-label="Views">
        <List disablePadding>
          {views.map(({ name, icon }) => (
            <ListItem key={name} disablePadding sx={{ mb: 0.5 }}>
              <ListItemButton
                selected={name === view}
                aria-current={name === view ? 'page' : undefined}
                onClick={() => onChoose(name)}
                sx={{ borderRadius: 0.75, '&.Mui-selected .MuiListItemIcon-root': { color: 'primary.main' } }}
              >
                <ListItemIcon sx={{ minWidth: 40 }}>{icon}</ListItemIcon>
                <ListItemText
                  primary={name}
                  slotProps={{ primary: { variant: 'body2', sx: { fontWeight: name === view ? 600 : 500 } } }}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Box>
      <Box sx={{ mt: 'auto', p: 2, borderRadius: 1, bgcolor: 'background.default' }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          Wind from the west, 5 Bft
        </Typography>
        <Typography variant="body2" color="text.secondary">
          The small boats sail until 7 Bft.
        </Typography>
      </Box>
    </Box>
  );
}
