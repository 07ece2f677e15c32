import Box from '@mui/material/Box';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import Popper, { type PopperPlacementType } from '@mui/material/Popper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import * as React from 'react';

const placements: PopperPlacementType[] = ['top-start', 'top', 'bottom', 'bottom-end'];

export default function PopperPlacements() {
  const [placement, setPlacement] = React.useState<PopperPlacementType | null>(null);
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Placement"
        value={placement}
        onChange={(_event, next: PopperPlacementType | null) => setPlacement(next)}
        sx={{ flexWrap: 'wrap' }}
      >
        {placements.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ py: 9, display: 'flex', justifyContent: 'center' }}>
        <Box ref={setAnchorEl} sx={{ px: 5, py: 2, border: '1px dashed', borderColor: 'text.secondary' }}>
          Anchor
        </Box>
      </Box>
      <Popper open={placement !== null} anchorEl={anchorEl} placement={placement ?? 'top'} transition disablePortal>
        {({ TransitionProps, placement: actual }) => (
          <Fade {...TransitionProps}>
            <Paper elevation={4} sx={{ p: 1, typography: 'body2' }}>
              {actual}
            </Paper>
          </Fade>
        )}
      </Popper>
    </Box>
  );
}
