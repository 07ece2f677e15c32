import Avatar from '@mui/material/Avatar';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as React from 'react';

interface SingerChipProps extends Omit<ChipProps, 'label' | 'avatar'> {
  name: string;
}

/** All props of a chip but two, which it derives from the name. */
function SingerChip({ name, ...props }: SingerChipProps) {
  return <Chip size="medium" variant="outlined" {...props} label={name} avatar={<Avatar>{name[0]}</Avatar>} />;
}

const singers = ['Ayla', 'Bram', 'Chidi', 'Dora'];

export default function ChoirRoster() {
  const [present, setPresent] = React.useState(['Ayla', 'Chidi']);

  const toggle = (name: string) =>
    setPresent(present.includes(name) ? present.filter((other) => other !== name) : [...present, name]);

  return (
    <Stack spacing={1.5}>
      <Typography aria-live="polite">{present.length} of 4 are here</Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {singers.map((name) => (
          <SingerChip
            key={name}
            name={name}
            variant={present.includes(name) ? 'filled' : 'outlined'}
            aria-pressed={present.includes(name)}
            onClick={() => toggle(name)}
          />
        ))}
      </Stack>
    </Stack>
  );
}
