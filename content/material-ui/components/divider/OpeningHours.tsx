import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function OpeningHours() {
  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 320 }}>
      <Typography sx={{ p: 2 }}>Lending desk: Tuesday to Friday, 10:00 to 18:00</Typography>
      <Divider />
      <Typography sx={{ p: 2 }}>Reading room: every day, 8:00 to 22:00</Typography>
      <Divider variant="middle" />
      <Typography variant="body2" color="text.secondary" sx={{ p: 2 }}>
        Closed from December 24 to January 2.
      </Typography>
    </Paper>
  );
}
