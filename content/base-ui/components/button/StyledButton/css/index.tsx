import { Button } from '@mui/base/Button';
import './styles.css';

export default function StyledButton() {
  return (
    <div className="flat-row">
      <Button className="flat-button">Confirm</Button>
      <Button className="flat-button" disabled>
        Disabled
      </Button>
      <Button className="flat-button" disabled focusableWhenDisabled>
        Disabled, in the tab order
      </Button>
    </div>
  );
}
