import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';
import * as React from 'react';

function WateringCan() {
  const notifications = useNotifications();
  const [liters, setLiters] = React.useState(0);

  const water = () => {
    setLiters(liters + 5);
    notifications.show('Five liters for the ferns.', {
      severity: 'success',
      actionText: 'Undo',
      onAction: () => setLiters((before) => before - 5),
    });
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
        <Button variant="contained" onClick={water}>
          Water the ferns
        </Button>
        <Button onClick={() => notifications.show('The tank is nearly empty.', { key: 'tank', severity: 'warning' })}>
          Check the tank
        </Button>
      </Stack>
      <Typography variant="body2">{liters} liters today</Typography>
    </Stack>
  );
}

export default function PlantNotifications() {
  return (
    <NotificationsProvider>
      <WateringCan />
    </NotificationsProvider>
  );
}
