import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

const tools = [
  { name: 'Zoom in', sign: '+' },
  { name: 'Zoom out', sign: '−' },
  { name: 'Turn to the north', sign: '↑' },
];

export default function ToolbarTips() {
  return (
    <Stack direction="row" spacing={1} role="group" aria-label="Sea chart">
      {tools.map((tool) => (
        <Tooltip key={tool.name} title={tool.name} arrow placement="top">
          <IconButton variant="outlined">
            <span aria-hidden="true">{tool.sign}</span>
          </IconButton>
        </Tooltip>
      ))}
    </Stack>
  );
}
