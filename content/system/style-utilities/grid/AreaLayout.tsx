import { Box } from '@mui/system';

const part = { p: 2, border: 1, borderColor: 'divider', borderRadius: 1 };

export default function AreaLayout() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        width: 1,
        gridTemplateColumns: { xs: '1fr', sm: '120px minmax(0, 1fr)' },
        gridTemplateAreas: {
          xs: `"title" "list" "plan"`,
          sm: `"title title" "list plan"`,
        },
      }}
    >
      <Box sx={{ ...part, gridArea: 'title' }}>Greenhouse 3</Box>
      <Box sx={{ ...part, gridArea: 'list' }}>Beds</Box>
      <Box sx={{ ...part, gridArea: 'plan', minHeight: 96 }}>Floor plan</Box>
    </Box>
  );
}
