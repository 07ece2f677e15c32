import { Box } from '@mui/system';

export default function ReadingWidth() {
  return (
    <Box
      component="p"
      sx={{ maxWidth: '48ch', m: 0, p: 2, borderInlineStart: '4px solid', borderColor: 'primary.main' }}
    >
      The choir meets on Thursdays in the old mill. Guests sing along from the second row; sheets lie on the piano, and
      the kettle is on from seven.
    </Box>
  );
}
