import { Box, Stack } from '@mui/system';

export default function DividedFacts() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      divider={<Box aria-hidden="true" sx={{ borderInlineStart: '1px solid', borderColor: 'divider' }} />}
      sx={{ flexWrap: 'wrap' }}
    >
      <span>62 pages</span>
      <span>Bound in linen</span>
      <span>On loan until Friday</span>
    </Stack>
  );
}
