import CameraAltIcon from '@mui/icons-material/CameraAlt';
import EditNoteIcon from '@mui/icons-material/EditNote';
import FlagIcon from '@mui/icons-material/Flag';
import Paper from '@mui/material/Paper';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const actions = [
  { name: 'Take a picture', done: 'Picture taken at 23:10.', icon: <CameraAltIcon /> },
  { name: 'Write a note', done: 'A blank note is open.', icon: <EditNoteIcon /> },
  { name: 'Mark the object', done: 'Object 31 is marked.', icon: <FlagIcon /> },
];

export default function ObservatoryDial() {
  const [message, setMessage] = React.useState('Nothing recorded tonight.');

  return (
    <Paper variant="outlined" sx={{ position: 'relative', width: '100%', maxWidth: 360, height: 280 }}>
      <Typography role="status" variant="body2" color="text.secondary" sx={{ p: 2 }}>
        {message}
      </Typography>
      <SpeedDial ariaLabel="Record" icon={<SpeedDialIcon />} sx={{ position: 'absolute', bottom: 16, right: 16 }}>
        {actions.map(({ name, done, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            slotProps={{ tooltip: { title: name } }}
            onClick={() => setMessage(done)}
          />
        ))}
      </SpeedDial>
    </Paper>
  );
}
