import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

const singers = [
  { name: 'Ada', color: 'primary.main' },
  { name: 'Bram', color: 'secondary.main' },
  { name: 'Chidi', color: 'success.main' },
];
const total = 24;

export default function ChoirGroup() {
  return (
    <AvatarGroup
      role="img"
      aria-label={`${singers.map(({ name }) => name).join(', ')} and ${total - singers.length} more sing`}
      total={total}
      slotProps={{ surplus: { sx: { bgcolor: 'grey.800', color: 'common.white', fontSize: 15 } } }}
    >
      {singers.map(({ name, color }) => (
        <Avatar key={name} sx={{ bgcolor: color }}>
          {name.charAt(0)}
        </Avatar>
      ))}
    </AvatarGroup>
  );
}
