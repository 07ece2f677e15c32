import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Slide from '@mui/material/Slide';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const days = Array.from({ length: 24 }, (_, index) => `May ${index + 1}: low water at ${6 + (index % 12)}:00`);

export default function HidingBar() {
  const isScrolledDown = useScrollTrigger();

  return (
    <Box>
      <Slide appear={false} direction="down" in={!isScrolledDown}>
        <AppBar>
          <Toolbar>
            <Typography variant="h6" component="h1">
              Tides in May
            </Typography>
          </Toolbar>
        </AppBar>
      </Slide>
      <Toolbar />
      <Box component="main" sx={{ p: 2 }}>
        {days.map((day) => (
          <Typography key={day} gutterBottom>
            {day}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
