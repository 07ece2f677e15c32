import Button from '@mui/material/Button';
import './quay-button.css';

export default function QuayButton() {
  return (
    <Button className="quay-button" variant="contained" disableElevation>
      Book a berth
    </Button>
  );
}
