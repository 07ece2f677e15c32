import { Box } from '@mui/system';
import * as React from 'react';

const values = ['flex-start', 'center', 'flex-end', 'space-between', 'space-evenly'];

export default function AlignmentPicker() {
  const [value, setValue] = React.useState('space-between');
  const id = React.useId();

  return (
    <Box sx={{ display: 'grid', gap: 2, width: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <label htmlFor={id}>justifyContent</label>
        <select id={id} value={value} onChange={(event) => setValue(event.target.value)}>
          {values.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </Box>
      <Box sx={{ display: 'flex', justifyContent: value, p: 1, border: '1px dashed', borderColor: 'text.secondary' }}>
        {['Oak', 'Elm', 'Ash'].map((tree) => (
          <Box
            key={tree}
            sx={{ px: 2, py: 1, borderRadius: 1, bgcolor: 'primary.main', color: 'primary.contrastText' }}
          >
            {tree}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
