import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';

export default function SendTip() {
  return (
    <Tooltip describeChild title="Goes to all 42 members" variant="soft" color="primary">
      <Button>Send the invitation</Button>
    </Tooltip>
  );
}
