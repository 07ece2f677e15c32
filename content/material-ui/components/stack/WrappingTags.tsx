import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import * as React from 'react';

const tags = ['Coast', 'Birds', 'Knots', 'Weather', 'Boats', 'Tides', 'Lighthouses', 'Maps'];

export default function WrappingTags() {
  const [useFlexGap, setFlexGap] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
      <FormControlLabel
        label="useFlexGap"
        control={<Switch checked={useFlexGap} onChange={(event) => setFlexGap(event.target.checked)} />}
      />
      <Stack direction="row" spacing={1} useFlexGap={useFlexGap} sx={{ flexWrap: 'wrap' }}>
        {tags.map((tag) => (
          <Chip key={tag} label={tag} variant="outlined" />
        ))}
      </Stack>
    </Stack>
  );
}
