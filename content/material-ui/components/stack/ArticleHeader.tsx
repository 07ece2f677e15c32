import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ArticleHeader() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      divider={<Divider orientation="vertical" flexItem sx={{ display: { xs: 'none', sm: 'block' } }} />}
      spacing={2}
      sx={{ width: '100%', alignItems: { sm: 'center' } }}
    >
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <Avatar aria-hidden="true">T</Avatar>
        <Typography>Tove Lindqvist</Typography>
      </Stack>
      <Typography variant="body2" color="text.secondary">
        <time dateTime="2026-03-14">March 14, 2026</time>, 6 minutes
      </Typography>
      <Button size="small" sx={{ alignSelf: { xs: 'flex-start', sm: 'auto' } }}>
        Follow
      </Button>
    </Stack>
  );
}
