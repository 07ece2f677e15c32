import Checkbox from '@mui/joy/Checkbox';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

const tools = ['Truing stand', 'Cable cutter', 'Torque wrench'];

export default function ToolRows() {
  return (
    <Stack role="group" aria-label="Tools to borrow" spacing={1} sx={{ width: 300, maxWidth: '100%' }}>
      {tools.map((tool) => (
        <Sheet key={tool} variant="outlined" sx={{ position: 'relative', p: 1.5, borderRadius: 'sm' }}>
          <Checkbox overlay label={tool} />
        </Sheet>
      ))}
    </Stack>
  );
}
