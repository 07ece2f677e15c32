import AnchorIcon from '@mui/icons-material/Anchor';
import StraightenIcon from '@mui/icons-material/Straighten';
import WavesIcon from '@mui/icons-material/Waves';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function ChartTools() {
  return (
    <Stack direction="row" spacing={1} role="group" aria-label="Tools of the sea chart">
      <Tooltip title="Mark an anchorage">
        <IconButton>
          <AnchorIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Measure a distance" placement="top">
        <IconButton>
          <StraightenIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Show currents" placement="right">
        <IconButton>
          <WavesIcon />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
