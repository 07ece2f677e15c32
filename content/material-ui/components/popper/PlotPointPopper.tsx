import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import type { Instance } from '@popperjs/core';
import * as React from 'react';

export default function PlotPointPopper() {
  const [isOver, setOver] = React.useState(false);
  const point = React.useRef({ x: 0, y: 0 });
  const popper = React.useRef<Instance>(null);
  const anchor = React.useMemo(
    () => ({ getBoundingClientRect: () => new DOMRect(point.current.x, point.current.y, 0, 0) }),
    [],
  );

  const follow = (event: React.PointerEvent) => {
    point.current = { x: event.clientX, y: event.clientY };
    setOver(true);
    popper.current?.update();
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Box
        onPointerMove={follow}
        onPointerLeave={() => setOver(false)}
        sx={{ height: 160, borderRadius: 1, bgcolor: 'action.hover', display: 'grid', placeItems: 'center' }}
      >
        Move over the field
      </Box>
      <Popper open={isOver} anchorEl={anchor} popperRef={popper} placement="top" sx={{ pointerEvents: 'none' }}>
        <Paper elevation={4} sx={{ p: 1, mb: 1, typography: 'body2' }}>
          Soil sample here
        </Paper>
      </Popper>
    </Box>
  );
}
