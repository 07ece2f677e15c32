import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import Select from '@mui/material/Select';
import * as React from 'react';

const shelves = [
  { family: 'Cabbages', seeds: ['Kale', 'Kohlrabi', 'Pak choi'] },
  { family: 'Nightshades', seeds: ['Chili', 'Eggplant', 'Tomato'] },
];

export default function SeedShelf() {
  const [seed, setSeed] = React.useState('Kale');
  const id = React.useId();

  return (
    <FormControl fullWidth sx={{ maxWidth: 320 }}>
      <InputLabel htmlFor={id}>Seed packet</InputLabel>
      <Select native id={id} label="Seed packet" value={seed} onChange={(event) => setSeed(event.target.value)}>
        {shelves.map(({ family, seeds }) => (
          <optgroup key={family} label={family}>
            {seeds.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </FormControl>
  );
}
