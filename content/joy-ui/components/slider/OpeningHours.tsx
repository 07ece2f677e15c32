import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';
import * as React from 'react';

export default function OpeningHours() {
  const [hours, setHours] = React.useState([9, 17]);

  return (
    <Box sx={{ width: 300, maxWidth: '100%', px: 1 }}>
      <Typography level="body-sm">
        Open from {hours[0]} to {hours[1]}
      </Typography>
      <Slider
        value={hours}
        onChange={(_event, value) => setHours(value as number[])}
        getAriaLabel={(index) => (index === 0 ? 'Opens at' : 'Closes at')}
        getAriaValueText={(value) => `${value}:00`}
        min={6}
        max={22}
      />
    </Box>
  );
}
