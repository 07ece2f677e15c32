import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

export default function StationBadges() {
  return (
    <Stack direction="row" spacing={4} sx={{ p: 1 }}>
      <Badge color="success" badgeInset="14%" size="sm">
        <Avatar role="img" aria-label="Ridge station, online">
          R
        </Avatar>
      </Badge>
      <Badge
        color="danger"
        badgeContent="!"
        badgeInset="14%"
        size="sm"
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        slotProps={{ badge: { 'aria-hidden': true } }}
      >
        <Avatar role="img" aria-label="Valley station, no signal">
          V
        </Avatar>
      </Badge>
    </Stack>
  );
}
