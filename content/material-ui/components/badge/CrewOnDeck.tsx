import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const crew = [
  { name: 'Nerea', isAboard: true },
  { name: 'Olu', isAboard: false },
];

export default function CrewOnDeck() {
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
      {crew.map(({ name, isAboard }) => (
        <Stack key={name} direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          <Badge
            variant="dot"
            color="success"
            overlap="circular"
            invisible={!isAboard}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          >
            <Avatar aria-hidden="true" sx={{ bgcolor: 'primary.main' }}>
              {name.charAt(0)}
            </Avatar>
          </Badge>
          <div>
            <Typography variant="body2">{name}</Typography>
            <Typography variant="caption" color="text.secondary">
              {isAboard ? 'On board' : 'Ashore'}
            </Typography>
          </div>
        </Stack>
      ))}
    </Stack>
  );
}
