import { Box, Grid } from '@mui/system';
import * as React from 'react';

const shelves = ['Maps', 'Novels', 'Poems', 'Plays', 'Letters', 'Travel'];

export default function SpacedShelves() {
  const [spacing, setSpacing] = React.useState(2);
  const id = React.useId();

  return (
    <Box sx={{ display: 'grid', gap: 2, width: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <label htmlFor={id}>spacing: {spacing}</label>
        <input
          type="range"
          id={id}
          min={0}
          max={5}
          value={spacing}
          onChange={(event) => setSpacing(Number(event.target.value))}
        />
      </Box>
      <Grid container spacing={spacing} columns={6}>
        {shelves.map((shelf) => (
          <Grid key={shelf} size={2}>
            <Box sx={{ py: 1.5, textAlign: 'center', fontSize: 14, bgcolor: 'action.selected' }}>{shelf}</Box>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
