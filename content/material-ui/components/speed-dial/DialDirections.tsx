import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import PrintIcon from '@mui/icons-material/Print';
import SaveIcon from '@mui/icons-material/Save';
import ShareIcon from '@mui/icons-material/Share';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';

const actions = [
  { name: 'Copy', icon: <ContentCopyIcon /> },
  { name: 'Print', icon: <PrintIcon /> },
  { name: 'Share', icon: <ShareIcon /> },
];

export default function DialDirections() {
  return (
    <Box sx={{ position: 'relative', width: '100%', maxWidth: 360, height: 280 }}>
      {(['down', 'right'] as const).map((direction) => (
        <SpeedDial
          key={direction}
          ariaLabel={`Recipe, opens ${direction}`}
          icon={<SaveIcon />}
          direction={direction}
          sx={{ position: 'absolute', top: 0, left: direction === 'down' ? 0 : 72 }}
        >
          {actions.map(({ name, icon }) => (
            <SpeedDialAction key={name} icon={icon} slotProps={{ tooltip: { title: name } }} />
          ))}
        </SpeedDial>
      ))}
    </Box>
  );
}
