import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const kinds = ['Herring', 'Mackerel', 'Mussels', 'Crab'];

export default function CatchFilterDrawer() {
  const [open, setOpen] = React.useState(false);
  const [chosen, setChosen] = React.useState<string[]>(['Herring', 'Crab']);
  const id = React.useId();

  const toggle = (kind: string, isChosen: boolean) =>
    setChosen((previous) => (isChosen ? [...previous, kind] : previous.filter((other) => other !== kind)));

  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Filter the catch
      </Button>
      <Typography variant="body2">{chosen.length === 0 ? 'Nothing chosen' : chosen.join(', ')}</Typography>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id } }}
      >
        <Stack spacing={1} sx={{ width: 260, p: 3 }}>
          <Typography id={id} variant="h6" component="p">
            Show
          </Typography>
          {kinds.map((kind) => (
            <FormControlLabel
              key={kind}
              label={kind}
              control={
                <Checkbox checked={chosen.includes(kind)} onChange={(event) => toggle(kind, event.target.checked)} />
              }
            />
          ))}
          <Button variant="contained" onClick={() => setOpen(false)}>
            Done
          </Button>
        </Stack>
      </Drawer>
    </Stack>
  );
}
