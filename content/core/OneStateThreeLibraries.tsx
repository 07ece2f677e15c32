import { Button as BaseButton } from '@mui/base/Button';
import { Switch as BaseSwitch } from '@mui/base/Switch';
import JoyButton from '@mui/joy/Button';
import JoySwitch from '@mui/joy/Switch';
import MaterialButton from '@mui/material/Button';
import MaterialSwitch from '@mui/material/Switch';
import { Box, styled } from '@mui/system';
import * as React from 'react';

const Track = styled('span')({
  position: 'relative',
  display: 'inline-block',
  width: 44,
  height: 24,
  borderRadius: 12,
  background: '#8a93a3',
  '&.base--checked': { background: '#0a7d78' },
  '&.base--focusVisible': { outline: '2px solid #0a7d78', outlineOffset: 2 },
  '& .base-Switch-thumb': {
    position: 'absolute',
    insetBlock: 3,
    insetInlineStart: 3,
    width: 18,
    borderRadius: 9,
    background: '#fff',
  },
  '&.base--checked .base-Switch-thumb': { insetInlineStart: 23 },
  '& .base-Switch-input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
});

const PlainButton = styled(BaseButton)({
  padding: '8px 16px',
  border: 0,
  borderRadius: 8,
  color: '#fff',
  background: '#0a7d78',
  font: 'inherit',
  fontSize: 14,
  fontWeight: 600,
  cursor: 'pointer',
  '&:disabled': { opacity: 0.5, cursor: 'default' },
});

export default function OneStateThreeLibraries() {
  const [on, setOn] = React.useState(true);
  const change = (event: React.ChangeEvent<HTMLInputElement>) => setOn(event.target.checked);
  const label = (library: string) => ({ 'aria-label': `Departure alerts, ${library}` });

  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' }}>
      <Card name="Material UI" on={on}>
        <MaterialSwitch checked={on} onChange={change} slotProps={{ input: label('Material UI') }} />
        <MaterialButton variant="contained" disabled={!on}>
          Board
        </MaterialButton>
      </Card>
      <Card name="Joy UI" on={on}>
        <JoySwitch checked={on} onChange={change} slotProps={{ input: label('Joy UI') }} />
        <JoyButton disabled={!on}>Board</JoyButton>
      </Card>
      <Card name="MUI Base and MUI System" on={on}>
        <BaseSwitch checked={on} onChange={change} slots={{ root: Track }} slotProps={{ input: label('MUI Base') }} />
        <PlainButton disabled={!on}>Board</PlainButton>
      </Card>
    </Box>
  );
}

function Card({ name, on, children }: { name: string; on: boolean; children: React.ReactNode }) {
  return (
    <Box sx={{ p: 2, border: '1px solid rgba(128, 138, 154, 0.35)', borderRadius: '12px' }}>
      <Box sx={{ fontWeight: 600 }}>{name}</Box>
      <Box sx={{ mb: 2, fontSize: 14, opacity: 0.8 }}>{on ? 'Alerts are on' : 'Alerts are off'}</Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>{children}</Box>
    </Box>
  );
}
