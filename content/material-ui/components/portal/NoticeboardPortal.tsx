import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as React from 'react';

export default function NoticeboardPortal() {
  const [isPinned, setPinned] = React.useState(false);
  const board = React.useRef<HTMLDivElement>(null);

  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ width: '100%', flexWrap: 'wrap' }}>
      <Paper variant="outlined" sx={{ p: 2, flex: '1 1 200px' }}>
        <Typography gutterBottom>The code stands here.</Typography>
        <Button variant="outlined" aria-pressed={isPinned} onClick={() => setPinned(!isPinned)}>
          Pin the notice
        </Button>
        {isPinned && (
          <Portal container={() => board.current}>
            <Typography sx={{ mt: 1 }}>The reading room closes at five today.</Typography>
          </Portal>
        )}
      </Paper>
      <Box
        ref={board}
        role="status"
        sx={{ p: 2, flex: '1 1 200px', minHeight: 108, border: '1px dashed', borderColor: 'text.secondary' }}
      >
        <Typography color="text.secondary">Noticeboard</Typography>
      </Box>
    </Stack>
  );
}
