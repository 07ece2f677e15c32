import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const warm = {
  '--mui-palette-primary-main': '#8f3d12',
  '--mui-palette-primary-dark': '#6d2c0b',
  '--mui-palette-primary-contrastText': '#fff',
  '--mui-shape-borderRadius': '20px',
};

export default function WarmCorner() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained">Cold kitchen</Button>
      <Box sx={warm}>
        <Button variant="contained">Wood oven</Button>
      </Box>
    </Stack>
  );
}
