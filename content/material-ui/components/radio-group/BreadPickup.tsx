import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import * as React from 'react';

const hints: Record<string, string> = {
  shop: 'Ready from 6:30, at the counter.',
  market: 'Stall 14, Saturdays only.',
  bike: 'By cargo bike before 8:00.',
};

export default function BreadPickup() {
  const [place, setPlace] = React.useState('shop');
  const id = React.useId();

  return (
    <FormControl>
      <FormLabel id={id}>Where do you get your bread?</FormLabel>
      <RadioGroup aria-labelledby={id} value={place} onChange={(_event, value) => setPlace(value)}>
        <FormControlLabel value="shop" control={<Radio />} label="At the bakery" />
        <FormControlLabel value="market" control={<Radio />} label="At the market" />
        <FormControlLabel value="bike" control={<Radio />} label="At my door" />
        <FormControlLabel value="mill" disabled control={<Radio />} label="At the mill (closed in winter)" />
      </RadioGroup>
      <FormHelperText role="status">{hints[place]}</FormHelperText>
    </FormControl>
  );
}
