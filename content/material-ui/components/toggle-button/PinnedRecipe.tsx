import PushPinIcon from '@mui/icons-material/PushPin';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import * as React from 'react';

export default function PinnedRecipe() {
  const [pinned, setPinned] = React.useState(true);

  return (
    <ToggleButton
      value="pin"
      size="small"
      selected={pinned}
      onChange={() => setPinned((previous) => !previous)}
      sx={{ gap: 1 }}
    >
      {pinned ? <PushPinIcon fontSize="small" /> : <PushPinOutlinedIcon fontSize="small" />}
      Pin recipe
    </ToggleButton>
  );
}
