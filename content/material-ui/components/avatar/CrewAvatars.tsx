import AnchorIcon from '@mui/icons-material/Anchor';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import keeper from './keeper.svg';

export default function CrewAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar alt="Imke, keeper of the lighthouse" src={keeper} />
      <Avatar role="img" aria-label="Tomás Reyes" sx={{ bgcolor: 'primary.main' }}>
        TR
      </Avatar>
      <Avatar role="img" aria-label="Harbor office" sx={{ bgcolor: 'success.main' }}>
        <AnchorIcon />
      </Avatar>
    </Stack>
  );
}
