import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const darkTheme = createTheme({ palette: { mode: 'dark' } });

export default function DarkIsland() {
  return (
    <ThemeProvider theme={darkTheme}>
      <Paper sx={{ p: 3, width: '100%', boxSizing: 'border-box' }}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Typography>This panel is always dark.</Typography>
          <Button variant="contained">Play</Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
