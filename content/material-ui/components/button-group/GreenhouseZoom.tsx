import AddIcon from '@mui/icons-material/Add';
import CenterFocusStrongIcon from '@mui/icons-material/CenterFocusStrong';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import * as React from 'react';

const beds = [10, 45, 80];

export default function GreenhouseZoom() {
  const [scale, setScale] = React.useState(1);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <ButtonGroup orientation="vertical" variant="contained" disableElevation aria-label="Zoom of the plan">
        <Button aria-label="Zoom in" onClick={() => setScale((previous) => Math.min(previous + 0.5, 3))}>
          <AddIcon />
        </Button>
        <Button aria-label="Whole plan" onClick={() => setScale(1)}>
          <CenterFocusStrongIcon />
        </Button>
        <Button aria-label="Zoom out" onClick={() => setScale((previous) => Math.max(previous - 0.5, 0.5))}>
          <RemoveIcon />
        </Button>
      </ButtonGroup>
      <Box
        sx={{ width: 180, height: 126, overflow: 'hidden', border: 1, borderColor: 'divider', color: 'success.main' }}
      >
        <svg viewBox="0 0 120 84" role="img" aria-label="Plan with three beds" style={{ transform: `scale(${scale})` }}>
          <rect x="2" y="2" width="116" height="80" fill="none" stroke="currentColor" strokeWidth="2" />
          {beds.map((x) => (
            <rect key={x} x={x} y="12" width="28" height="60" rx="4" fill="currentColor" opacity="0.35" />
          ))}
        </svg>
      </Box>
    </Stack>
  );
}
