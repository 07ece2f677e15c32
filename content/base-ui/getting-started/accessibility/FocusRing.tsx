import { Button } from '@mui/base/Button';
import './ring.css';

export default function FocusRing() {
  return (
    <div className="ring-row">
      <Button className="ring ring-outline">Outline</Button>
      <Button className="ring ring-double">Two colors</Button>
      <Button className="ring ring-inside">Inside</Button>
      <p>Reach them with the Tab key.</p>
    </div>
  );
}
