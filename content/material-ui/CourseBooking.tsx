import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Rating from '@mui/material/Rating';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const SEATS = 12;
const TAKEN = 7;
const DAYS = ['Tue', 'Thu', 'Sat'];

export default function CourseBooking() {
  const [day, setDay] = React.useState('Thu');
  const [guests, setGuests] = React.useState(2);
  const [isBooked, setIsBooked] = React.useState(false);

  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      <Card variant="outlined">
        <CardContent>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
            <Chip label="Evening course" color="primary" size="small" />
            <Rating aria-label="4.5 of 5 stars" value={4.5} precision={0.5} readOnly size="small" />
          </Stack>
          <Typography variant="h5" component="h3">
            Pottery for beginners
          </Typography>
          <Typography sx={{ color: 'text.secondary', mb: 2 }}>
            Three evenings at the wheel. Clay, glaze and one cup of your own are included.
          </Typography>
          <Typography variant="body2" id="seats">
            {TAKEN + (isBooked ? guests : 0)} of {SEATS} seats are taken
          </Typography>
          <LinearProgress
            aria-labelledby="seats"
            variant="determinate"
            value={((TAKEN + (isBooked ? guests : 0)) / SEATS) * 100}
            sx={{ mt: 0.5, borderRadius: 1, height: 8 }}
          />
        </CardContent>
      </Card>
      <Stack spacing={2} sx={{ justifyContent: 'center', px: { md: 1 } }}>
        <RadioGroup row aria-label="Day" value={day} onChange={(_, value) => setDay(value)}>
          {DAYS.map((name) => (
            <FormControlLabel key={name} value={name} control={<Radio size="small" />} label={name} />
          ))}
        </RadioGroup>
        <Box>
          <Typography id="guests" gutterBottom>
            Guests
          </Typography>
          <Slider
            aria-labelledby="guests"
            value={guests}
            onChange={(_, value) => setGuests(value)}
            min={1}
            max={SEATS - TAKEN}
            marks
            valueLabelDisplay="auto"
            disabled={isBooked}
          />
        </Box>
        <FormControlLabel control={<Switch defaultChecked />} label="Remind me on the day before" />
        <Button
          variant={isBooked ? 'outlined' : 'contained'}
          size="large"
          onClick={() => setIsBooked((before) => !before)}
        >
          {isBooked ? 'Cancel' : `Book ${day} for ${guests}`}
        </Button>
        <Box role="status">{isBooked && <Alert severity="success">See you on {day}. Wear old sleeves.</Alert>}</Box>
      </Stack>
    </Box>
  );
}
