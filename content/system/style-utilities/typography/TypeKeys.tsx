import { Box } from '@mui/system';

export default function TypeKeys() {
  return (
    <Box sx={{ width: 1, maxWidth: 320, p: 2, border: 1, borderColor: 'divider', borderRadius: 2 }}>
      <Box component="p" sx={{ m: 0, fontSize: '0.75rem', letterSpacing: '0.08em', textTransform: 'uppercase' }}>
        Evening menu
      </Box>
      <Box
        component="p"
        sx={{ my: 1, fontFamily: 'serif', fontSize: 'h5.fontSize', fontStyle: 'italic', lineHeight: 1.2 }}
      >
        Leek tart with hazelnuts
      </Box>
      <Box component="p" sx={{ m: 0, fontWeight: 'bold', textAlign: 'end' }}>
        11.50 €
      </Box>
    </Box>
  );
}
