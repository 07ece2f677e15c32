import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const words = ['Not for me', 'A bit dry', 'Good', 'Very good', 'The best so far'];
const describe = (value: number) => words[value - 1] ?? 'No rating yet';

export default function BreadRating() {
  const [value, setValue] = React.useState<number | null>(4);
  const [hovered, setHovered] = React.useState(-1);
  const shown = hovered === -1 ? (value ?? 0) : hovered;

  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 240 }}>
      <Typography component="legend" gutterBottom>
        How was the walnut loaf?
      </Typography>
      <Rating
        size="large"
        value={value}
        onChange={(_event, next) => setValue(next)}
        onChangeActive={(_event, next) => setHovered(next)}
        getLabelText={describe}
        emptyLabelText={describe(0)}
      />
      <Typography variant="body2" color="text.secondary" aria-hidden="true">
        {describe(shown)}
      </Typography>
    </Box>
  );
}
