import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import * as React from 'react';

export default function FirstJoyButton() {
  const [rung, setRung] = React.useState(0);

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Button onClick={() => setRung((count) => count + 1)}>Ring the bell</Button>
      <Typography role="status">Rung {rung} times</Typography>
    </Stack>
  );
}
