import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

export default function CrewAvatars() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Avatar size="lg" color="primary" role="img" aria-label="Amara Diallo">
        AD
      </Avatar>
      <Avatar color="success" variant="solid" role="img" aria-label="Bo Lund">
        BL
      </Avatar>
      <Avatar role="img" aria-label="The ship's dog">
        <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
          <path d="M4 6 8 4l2 3h4l2-3 4 2-2 5v4a6 6 0 0 1-12 0v-4Zm5 6a1 1 0 1 0 0 .1Zm7 0a1 1 0 1 0 0 .1Zm-5 3 1 2 1-2Z" />
        </svg>
      </Avatar>
      <Avatar size="sm" role="img" aria-label="Unknown guest" />
    </Stack>
  );
}
