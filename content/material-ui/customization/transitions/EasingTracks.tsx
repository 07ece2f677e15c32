import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import * as React from 'react';

export default function EasingTracks() {
  const { transitions } = useTheme();
  const [arrived, setArrived] = React.useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      {Object.entries(transitions.easing).map(([name, easing]) => (
        <Box key={name} sx={{ mb: 2 }}>
          <Typography variant="body2">{name}</Typography>
          <Box sx={{ bgcolor: 'action.hover', borderRadius: 4, px: 1.5, py: 0.5 }}>
            <Box
              sx={{
                position: 'relative',
                width: 16,
                height: 16,
                marginInlineStart: -1,
                borderRadius: '50%',
                bgcolor: 'primary.main',
                '@media (prefers-reduced-motion: reduce)': { transition: 'none !important' },
              }}
              style={{
                insetInlineStart: arrived ? '100%' : '0%',
                transition: transitions.create('inset-inline-start', { duration: 1200, easing }),
              }}
            />
          </Box>
        </Box>
      ))}
      <Button variant="outlined" onClick={() => setArrived(!arrived)}>
        {arrived ? 'Sail back' : 'Set sail'}
      </Button>
    </Box>
  );
}
