import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const kinds = [
  { mouseEvent: 'onMouseDown', touchEvent: 'onTouchStart', label: 'Start of the press' },
  { mouseEvent: 'onClick', touchEvent: 'onTouchEnd', label: 'End of the press' },
] as const;

export default function PressKinds() {
  const [counts, setCounts] = React.useState([0, 0]);

  const count = (kind: number) => setCounts((previous) => previous.map((times, at) => times + (at === kind ? 1 : 0)));

  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {kinds.map(({ label, ...events }, kind) => (
        <ClickAwayListener key={label} {...events} onClickAway={() => count(kind)}>
          <Paper variant="outlined" sx={{ p: 2, minWidth: 150 }}>
            <Typography variant="body2">{label}</Typography>
            <Typography variant="h6" component="p">
              {counts[kind]}
            </Typography>
          </Paper>
        </ClickAwayListener>
      ))}
    </Stack>
  );
}
