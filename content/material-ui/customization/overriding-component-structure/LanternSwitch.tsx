import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import * as React from 'react';

/** Receives the props of the part that it replaces, and hands them on. */
function Lantern(props: React.ComponentProps<'span'> & { ownerState?: { checked?: boolean } }) {
  const { ownerState, ...other } = props;
  return (
    <span
      {...other}
      style={{ display: 'grid', placeItems: 'center', background: ownerState?.checked ? '#ffd166' : '#fff' }}
    >
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
        <path d="M4 1h4v2l2 2v5H2V5l2-2z" fill={ownerState?.checked ? '#7a4b00' : '#777'} />
      </svg>
    </span>
  );
}

export default function LanternSwitch() {
  const [lit, setLit] = React.useState(true);

  return (
    <Stack>
      <FormControlLabel
        control={<Switch checked={lit} onChange={(event) => setLit(event.target.checked)} slots={{ thumb: Lantern }} />}
        label={lit ? 'Harbor light is on' : 'Harbor light is off'}
      />
    </Stack>
  );
}
