import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function RepairStates() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip>Waiting</Chip>
      <Chip color="primary" variant="solid">
        On the stand
      </Chip>
      <Chip color="warning" variant="outlined">
        Part missing
      </Chip>
      <Chip color="success" startDecorator={<span aria-hidden="true">✓</span>}>
        Ready
      </Chip>
    </Stack>
  );
}
