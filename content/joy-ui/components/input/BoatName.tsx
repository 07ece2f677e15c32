import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import * as React from 'react';

const TAKEN = ['Gannet', 'Osprey'];

export default function BoatName() {
  const [name, setName] = React.useState('Osprey');
  const taken = TAKEN.includes(name.trim());

  return (
    <FormControl error={taken} sx={{ width: 300, maxWidth: '100%' }}>
      <FormLabel>Name of the boat</FormLabel>
      <Input value={name} onChange={(event) => setName(event.target.value)} />
      <FormHelperText sx={taken ? { color: 'danger.plainColor' } : undefined}>
        {taken ? 'That name is in the register already.' : 'Up to 20 letters.'}
      </FormHelperText>
    </FormControl>
  );
}
