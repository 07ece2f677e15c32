import { Box } from '@mui/system';
import * as React from 'react';

export default function ContainerColumns() {
  const [width, setWidth] = React.useState(70);
  const id = React.useId();

  return (
    <Box sx={{ width: 1 }}>
      <label htmlFor={id}>Width of the container: {width}%</label>
      <Box
        component="input"
        type="range"
        id={id}
        min={30}
        max={100}
        value={width}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => setWidth(Number(event.target.value))}
        sx={{ display: 'block', width: 1, my: 1 }}
      />
      <Box sx={{ containerType: 'inline-size', width: `${width}%` }}>
        <Box sx={{ display: 'flex', gap: 1, flexDirection: { '@': 'column', '@400': 'row' } }}>
          {['Left', 'Middle', 'Right'].map((label) => (
            <Box key={label} sx={{ flex: 1, p: 2, border: '1px solid', borderRadius: 2 }}>
              {label}
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
