import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Popover from '@mui/material/Popover';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import * as React from 'react';

const verticals = ['top', 'center', 'bottom'] as const;
type Vertical = (typeof verticals)[number];

export default function PopoverPoints() {
  const [points, setPoints] = React.useState<Record<'anchor' | 'popover', Vertical>>({
    anchor: 'bottom',
    popover: 'top',
  });
  const [open, setOpen] = React.useState(false);
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {(['anchor', 'popover'] as const).map((side) => (
        <FormControl key={side}>
          <FormLabel>Point of the {side}</FormLabel>
          <RadioGroup
            row
            name={side}
            value={points[side]}
            onChange={(event) => setPoints({ ...points, [side]: event.target.value as Vertical })}
          >
            {verticals.map((vertical) => (
              <FormControlLabel key={vertical} value={vertical} label={vertical} control={<Radio size="small" />} />
            ))}
          </RadioGroup>
        </FormControl>
      ))}
      <Button
        ref={setButton}
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        sx={{ height: 56 }}
      >
        Open the popover
      </Button>
      <Popover
        open={open}
        anchorEl={button}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: points.anchor, horizontal: 'center' }}
        transformOrigin={{ vertical: points.popover, horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Example' } }}
      >
        <Box sx={{ p: 2 }}>
          {points.popover} of the popover on {points.anchor} of the button
        </Box>
      </Popover>
    </Stack>
  );
}
