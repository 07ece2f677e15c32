import AirIcon from '@mui/icons-material/Air';
import SailingIcon from '@mui/icons-material/Sailing';
import WavesIcon from '@mui/icons-material/Waves';
import WbSunnyIcon from '@mui/icons-material/WbSunny';
import Stack from '@mui/material/Stack';

export default function SailingWeather() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <WbSunnyIcon fontSize="small" />
      <AirIcon color="action" />
      <SailingIcon color="primary" fontSize="large" />
      <WavesIcon color="success" sx={{ fontSize: 48 }} />
    </Stack>
  );
}
