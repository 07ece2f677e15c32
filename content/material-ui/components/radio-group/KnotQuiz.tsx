import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import * as React from 'react';

const knots = ['Bowline', 'Reef knot', 'Clove hitch'];

export default function KnotQuiz() {
  const [answer, setAnswer] = React.useState('');
  const [message, setMessage] = React.useState('');
  const [isWrong, setWrong] = React.useState(false);
  const id = React.useId();

  const handleSubmit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    setWrong(answer !== 'Bowline');
    if (answer === '') {
      setMessage('Choose a knot first.');
    } else {
      setMessage(answer === 'Bowline' ? 'Right: its loop does not slip.' : 'This one holds, but makes no fixed loop.');
    }
  };

  return (
    <form onSubmit={handleSubmit}>
      <FormControl error={isWrong} sx={{ alignItems: 'flex-start' }}>
        <FormLabel id={`${id}-label`}>Which knot makes a loop that does not slip?</FormLabel>
        <RadioGroup
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-help`}
          value={answer}
          onChange={(_event, value) => {
            setAnswer(value);
            setWrong(false);
            setMessage('');
          }}
        >
          {knots.map((knot) => (
            <FormControlLabel key={knot} value={knot} control={<Radio />} label={knot} />
          ))}
        </RadioGroup>
        <FormHelperText id={`${id}-help`} role="status" sx={{ mx: 0, minHeight: '1.66em' }}>
          {message}
        </FormHelperText>
        <Button type="submit" variant="outlined" sx={{ mt: 1 }}>
          Check answer
        </Button>
      </FormControl>
    </form>
  );
}
