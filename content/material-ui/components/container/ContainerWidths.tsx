import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';

const widths = ['xs', 'sm', false] as const;

export default function ContainerWidths() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      {widths.map((maxWidth) => (
        <Container key={String(maxWidth)} maxWidth={maxWidth} sx={{ border: '1px dashed', borderColor: 'divider' }}>
          <Box sx={{ py: 1.5, bgcolor: 'action.selected', textAlign: 'center', fontSize: 14 }}>
            maxWidth: {String(maxWidth)}
          </Box>
        </Container>
      ))}
    </Stack>
  );
}
