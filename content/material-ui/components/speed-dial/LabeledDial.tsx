import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import OpacityIcon from '@mui/icons-material/Opacity';
import PestControlIcon from '@mui/icons-material/PestControl';
import Paper from '@mui/material/Paper';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import * as React from 'react';

const actions = [
  { name: 'Water', icon: <OpacityIcon /> },
  { name: 'Sow', icon: <LocalFloristIcon /> },
  { name: 'Pests', icon: <PestControlIcon /> },
];

export default function LabeledDial() {
  const [open, setOpen] = React.useState(false);

  return (
    <Paper variant="outlined" sx={{ position: 'relative', width: '100%', maxWidth: 360, height: 280 }}>
      <SpeedDial
        ariaLabel="Log garden work"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={(_event, reason) => reason === 'toggle' && setOpen(true)}
        onClose={(_event, reason) => reason !== 'mouseLeave' && setOpen(false)}
        sx={{ position: 'absolute', bottom: 16, right: 16 }}
      >
        {actions.map(({ name, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            slotProps={{ tooltip: { title: name, open: true } }}
            onClick={() => setOpen(false)}
          />
        ))}
      </SpeedDial>
    </Paper>
  );
}
