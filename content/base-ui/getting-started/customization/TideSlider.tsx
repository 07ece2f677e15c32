import { Slider } from '@mui/base/Slider';
import './customization.css';

export default function TideSlider() {
  return (
    <Slider
      className="tide"
      aria-label="Height of the tide, in decimeters"
      defaultValue={24}
      max={40}
      slotProps={{
        root: ({ value }) => ({ style: { color: Number(value) > 30 ? '#d92d20' : '#6366f1' } }),
        thumb: ({ dragging }) => ({ style: { scale: dragging ? 1.3 : 1 } }),
      }}
    />
  );
}
