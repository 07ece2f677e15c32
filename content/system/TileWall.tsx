import { Box, createTheme, Stack, ThemeProvider } from '@mui/system';
import * as React from 'react';

const theme = createTheme({ spacing: 8 });
const TILES = ['Slate', 'Moss', 'Clay', 'Sand', 'Fern', 'Dusk'];

export default function TileWall() {
  const [gap, setGap] = React.useState(1);
  const [columns, setColumns] = React.useState(3);

  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2} sx={{ width: '100%' }}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
          <Box component="label" sx={{ display: 'grid', gap: 0.5 }}>
            Gap: {gap} × 8px
            <input type="range" min={0} max={4} value={gap} onChange={(event) => setGap(Number(event.target.value))} />
          </Box>
          <Box component="label" sx={{ display: 'grid', gap: 0.5 }}>
            Columns: {columns}
            <input
              type="range"
              min={1}
              max={6}
              value={columns}
              onChange={(event) => setColumns(Number(event.target.value))}
            />
          </Box>
        </Stack>
        <Box sx={{ display: 'grid', gap, gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
          {TILES.map((name, index) => (
            <Box
              key={name}
              sx={{
                p: { xs: 1, sm: 2 },
                borderRadius: '6px',
                textAlign: 'center',
                color: '#fff',
                bgcolor: `hsl(${170 + index * 14} 75% ${24 + index * 2}%)`,
                transition: 'transform 0.15s',
                '&:hover': { transform: 'translateY(-2px)' },
              }}
            >
              {name}
            </Box>
          ))}
        </Box>
      </Stack>
    </ThemeProvider>
  );
}
