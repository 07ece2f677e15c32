import Box from '@mui/material/Box';
import { teal } from '@mui/material/colors';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { alpha, darken, lighten } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const functions = { alpha, lighten, darken };

export default function TintBench() {
  const [amount, setAmount] = React.useState(0.4);
  const id = React.useId();

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <div>
        <Typography id={id}>Amount {amount}</Typography>
        <Slider
          aria-labelledby={id}
          value={amount}
          min={0}
          max={1}
          step={0.1}
          onChange={(_event, value) => setAmount(value)}
        />
      </div>
      {Object.entries(functions).map(([name, tint]) => (
        <Stack key={name} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Box sx={{ width: 72, height: 40, borderRadius: 1 }} style={{ backgroundColor: tint(teal[500], amount) }} />
          <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {`${name}(teal[500], ${amount})`}
            <br />
            {tint(teal[500], amount)}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
