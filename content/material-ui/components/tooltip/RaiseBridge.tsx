import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function RaiseBridge() {
  return (
    <Tooltip describeChild arrow title="Stops the road traffic for about six minutes">
      <Button variant="outlined">Raise the bridge</Button>
    </Tooltip>
  );
}
