import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import Stack from '@mui/material/Stack';
import type * as React from 'react';

const old: React.CSSProperties = { fontFamily: 'Georgia, serif', padding: 16 };
const note = (
  <p style={{ margin: 0 }}>
    The mill opens on <strong>Sunday</strong> at ten.
  </p>
);

export default function ScopedBaseline() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <div style={old}>{note}</div>
      <div style={old}>
        <ScopedCssBaseline sx={{ p: 2, borderRadius: 1, border: 1, borderColor: 'divider' }}>{note}</ScopedCssBaseline>
      </div>
    </Stack>
  );
}
