import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';

const singers = [
  { initials: 'JK', name: 'Jana' },
  { initials: 'OM', name: 'Omar' },
  { initials: 'PT', name: 'Petra' },
];

export default function ChoirSection() {
  return (
    <AvatarGroup role="img" aria-label="Altos: Jana, Omar, Petra and five more" color="warning">
      {singers.map((singer) => (
        <Avatar key={singer.name}>{singer.initials}</Avatar>
      ))}
      <Avatar>+5</Avatar>
    </AvatarGroup>
  );
}
