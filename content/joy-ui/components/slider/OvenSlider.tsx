import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

const marks = [
  { value: 120, label: 'Dry' },
  { value: 180, label: 'Cake' },
  { value: 230, label: 'Bread' },
];

export default function OvenSlider() {
  return (
    <Box sx={{ width: 300, maxWidth: '100%', px: 2 }}>
      <Slider
        aria-label="Oven temperature"
        getAriaValueText={(value) => `${value} degrees`}
        defaultValue={180}
        min={100}
        max={250}
        step={10}
        marks={marks}
        valueLabelDisplay="auto"
        sx={{ '& .MuiSlider-markLabel': { color: 'text.primary' } }}
      />
    </Box>
  );
}
