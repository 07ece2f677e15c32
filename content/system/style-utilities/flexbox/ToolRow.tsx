import { Box } from '@mui/system';

const tools = [
  { name: 'Chain whip', shelf: 'A2', out: true },
  { name: 'Spoke key, three sizes', shelf: 'B1', out: false },
];

export default function ToolRow() {
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1, width: 1, m: 0, p: 0, listStyle: 'none' }}>
      {tools.map((tool) => (
        <Box
          key={tool.name}
          component="li"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 2,
            p: 2,
            border: 1,
            borderColor: 'divider',
            borderRadius: 2,
          }}
        >
          <Box sx={{ flexGrow: 1 }}>{tool.name}</Box>
          <Box sx={{ color: 'text.secondary' }}>Shelf {tool.shelf}</Box>
          <Box>{tool.out ? 'On loan' : 'In'}</Box>
        </Box>
      ))}
    </Box>
  );
}
