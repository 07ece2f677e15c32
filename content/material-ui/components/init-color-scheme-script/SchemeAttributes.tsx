import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import * as React from 'react';

const forms: Record<string, { html: string; css: string }> = {
  class: { html: '<html class="dark">', css: '.dark' },
  data: { html: '<html data-dark>', css: '[data-dark]' },
  'data-scheme': { html: '<html data-scheme="dark">', css: '[data-scheme="dark"]' },
  '.mode-%s': { html: '<html class="mode-dark">', css: '.mode-dark' },
};

export default function SchemeAttributes() {
  const [attribute, setAttribute] = React.useState('class');

  return (
    <Stack useFlexGap direction="row" spacing={4} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <FormControl>
        <FormLabel>attribute</FormLabel>
        <RadioGroup name="attribute" value={attribute} onChange={(event) => setAttribute(event.target.value)}>
          {Object.keys(forms).map((name) => (
            <FormControlLabel key={name} value={name} label={<code>{name}</code>} control={<Radio size="small" />} />
          ))}
        </RadioGroup>
      </FormControl>
      <Box role="status" sx={{ '& code': { direction: 'ltr', display: 'inline-block' } }}>
        <p>
          In the page: <code>{forms[attribute]?.html}</code>
        </p>
        <p>
          For CSS: <code>{forms[attribute]?.css}</code>
        </p>
      </Box>
    </Stack>
  );
}
