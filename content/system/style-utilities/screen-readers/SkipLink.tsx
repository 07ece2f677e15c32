import { Box } from '@mui/system';
import visuallyHidden from '@mui/utils/visuallyHidden';
import * as React from 'react';

export default function SkipLink() {
  const id = React.useId();

  return (
    <Box sx={{ position: 'relative', width: 1, p: 2, border: 1, borderColor: 'divider', borderRadius: 2 }}>
      <Box component="a" href={`#${id}`} sx={{ color: 'primary.main', '&:not(:focus)': visuallyHidden }}>
        Skip to the recipe
      </Box>
      <Box sx={{ color: 'text.secondary' }}>Starters, soups, mains, bread, preserves</Box>
      <Box component="section" id={id} tabIndex={-1} aria-label="Recipe" sx={{ mt: 1 }}>
        Soak the peas overnight.
      </Box>
    </Box>
  );
}
