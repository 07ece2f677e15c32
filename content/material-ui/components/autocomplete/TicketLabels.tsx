import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import * as React from 'react';

const known = ['bug', 'documentation', 'printing', 'question', 'scanner'];
const MAX_LABELS = 4;

export default function TicketLabels() {
  const [labels, setLabels] = React.useState(['scanner']);
  const isFull = labels.length >= MAX_LABELS;

  return (
    <Autocomplete
      multiple
      freeSolo
      filterSelectedOptions
      fullWidth
      sx={{ maxWidth: 400 }}
      options={known}
      value={labels}
      onChange={(_event, next) => setLabels(next.map((label) => label.trim().toLowerCase()))}
      getOptionDisabled={() => isFull}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Labels"
          helperText={isFull ? `${MAX_LABELS} labels are enough.` : 'Choose one, or type your own and press Enter.'}
        />
      )}
    />
  );
}
