import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';
import * as React from 'react';

const tools = ['Chain whip', 'Cone wrench', 'Spoke key', 'Tire lever', 'Truing stand'];

export default function RepairTools() {
  const [chosen, setChosen] = React.useState(['Tire lever']);
  const id = React.useId();

  const handleChange = (event: SelectChangeEvent<string[]>) => {
    const { value } = event.target;
    setChosen(typeof value === 'string' ? value.split(',') : value);
  };

  return (
    <FormControl fullWidth sx={{ maxWidth: 320 }}>
      <InputLabel id={id}>Tools to borrow</InputLabel>
      <Select
        multiple
        labelId={id}
        id={`${id}-select`}
        label="Tools to borrow"
        value={chosen}
        onChange={handleChange}
        renderValue={(names) => (names.length > 2 ? `${names.length} tools` : names.join(', '))}
      >
        {tools.map((tool) => (
          <MenuItem key={tool} value={tool} dense>
            <Checkbox
              checked={chosen.includes(tool)}
              slotProps={{ input: { tabIndex: -1, 'aria-hidden': true } }}
              sx={{ paddingInlineStart: 0 }}
            />
            <ListItemText primary={tool} />
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
