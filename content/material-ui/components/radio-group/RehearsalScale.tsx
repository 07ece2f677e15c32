import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import * as React from 'react';

const grades = ['1', '2', '3', '4', '5'];

export default function RehearsalScale() {
  const id = React.useId();

  return (
    <FormControl>
      <FormLabel id={id}>How sure is the alto line? 1: shaky, 5: by heart</FormLabel>
      <RadioGroup row aria-labelledby={id} defaultValue="3" sx={{ justifyContent: 'center' }}>
        {grades.map((grade) => (
          <FormControlLabel
            key={grade}
            value={grade}
            label={grade}
            labelPlacement="bottom"
            control={<Radio size="small" color="secondary" />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
