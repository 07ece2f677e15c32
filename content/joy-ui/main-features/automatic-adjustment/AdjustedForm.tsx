import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import * as React from 'react';

export default function AdjustedForm() {
  const [error, setError] = React.useState(true);
  const [disabled, setDisabled] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Stack direction="row" spacing={2}>
        <Checkbox label="error" checked={error} onChange={(event) => setError(event.target.checked)} />
        <Checkbox label="disabled" checked={disabled} onChange={(event) => setDisabled(event.target.checked)} />
      </Stack>
      <FormControl required error={error} disabled={disabled}>
        <FormLabel>Call sign</FormLabel>
        <Input defaultValue="DK 12" />
        <FormHelperText sx={error ? { color: 'danger.plainColor' } : undefined}>Four letters or more.</FormHelperText>
      </FormControl>
    </Stack>
  );
}
