import KayakingIcon from '@mui/icons-material/Kayaking';
import RowingIcon from '@mui/icons-material/Rowing';
import SailingIcon from '@mui/icons-material/Sailing';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const boats = [
  { name: 'Kayak', size: 32, variant: 'circular', icon: <KayakingIcon fontSize="small" /> },
  { name: 'Rowing boat', size: 48, variant: 'rounded', icon: <RowingIcon /> },
  { name: 'Sailing boat', size: 64, variant: 'square', icon: <SailingIcon fontSize="large" /> },
] as const;

export default function BoatAvatars() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      {boats.map(({ name, size, variant, icon }) => (
        <Avatar
          key={name}
          role="img"
          aria-label={name}
          variant={variant}
          sx={{ width: size, height: size, bgcolor: 'secondary.main' }}
        >
          {icon}
        </Avatar>
      ))}
    </Stack>
  );
}
