import CheckIcon from '@mui/icons-material/Check';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const tickets = [
  { id: 311, state: 'Open' },
  { id: 312, state: 'Waiting' },
  { id: 315, state: 'Open' },
  { id: 318, state: 'Solved' },
];
const states = ['Open', 'Waiting', 'Solved'];

export default function TicketFilters() {
  const [chosen, setChosen] = React.useState<readonly string[]>(['Open']);
  const shown = tickets.filter(({ state }) => chosen.includes(state));

  const toggle = (state: string) =>
    setChosen((previous) =>
      previous.includes(state) ? previous.filter((other) => other !== state) : [...previous, state],
    );

  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap spacing={1} role="group" aria-label="States" sx={{ flexWrap: 'wrap' }}>
        {states.map((state) => {
          const isOn = chosen.includes(state);
          return (
            <Chip
              key={state}
              label={state}
              aria-pressed={isOn}
              color={isOn ? 'primary' : 'default'}
              variant={isOn ? 'filled' : 'outlined'}
              icon={isOn ? <CheckIcon /> : undefined}
              onClick={() => toggle(state)}
            />
          );
        })}
      </Stack>
      <Typography role="status" variant="body2">
        {shown.length === 0 ? 'No tickets match.' : `Tickets ${shown.map(({ id }) => id).join(', ')}`}
      </Typography>
    </Stack>
  );
}
