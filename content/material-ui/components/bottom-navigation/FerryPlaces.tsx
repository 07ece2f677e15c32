import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import ScheduleIcon from '@mui/icons-material/Schedule';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import * as React from 'react';

const places = [
  { value: 'routes', label: 'Routes', icon: <DirectionsBoatIcon /> },
  { value: 'times', label: 'Departures', icon: <ScheduleIcon /> },
  { value: 'tickets', label: 'Tickets', icon: <ConfirmationNumberIcon /> },
];

export default function FerryPlaces() {
  const [value, setValue] = React.useState('times');
  const [showLabels, setShowLabels] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <BottomNavigation
        component="nav"
        aria-label="Ferry"
        showLabels={showLabels}
        value={value}
        onChange={(_event, next: string) => setValue(next)}
      >
        {places.map((place) => (
          <BottomNavigationAction
            key={place.value}
            {...place}
            aria-current={place.value === value ? 'page' : undefined}
          />
        ))}
      </BottomNavigation>
      <FormControlLabel
        label="Show all labels"
        control={<Switch checked={showLabels} onChange={(event) => setShowLabels(event.target.checked)} />}
      />
    </Stack>
  );
}
