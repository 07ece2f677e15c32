import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

interface RangeProps {
  name: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  from: number;
  until: number;
}

const longest = 1800;

function Range({ name, from, until }: RangeProps) {
  const current = useMediaQuery(useTheme().breakpoints.only(name));

  return (
    <Box sx={{ position: 'relative', pt: 1, pb: 2.5 }} aria-current={current ? 'true' : undefined}>
      <Typography variant="body2" sx={{ fontWeight: current ? 'fontWeightBold' : undefined }}>
        {name}, from {from} px{current ? ': your window' : ''}
      </Typography>
      <Box
        sx={{
          position: 'absolute',
          bottom: 8,
          height: 8,
          borderRadius: 1,
          bgcolor: current ? 'primary.main' : 'divider',
        }}
        style={{ insetInlineStart: `${(100 * from) / longest}%`, width: `${(100 * (until - from)) / longest}%` }}
      />
    </Box>
  );
}

export default function BreakpointRuler() {
  const { keys, values } = useTheme().breakpoints;

  return (
    <Box sx={{ width: '100%' }}>
      {keys.map((name, index) => {
        const next = keys[index + 1];
        return <Range key={name} name={name} from={values[name]} until={next ? values[next] : longest} />;
      })}
    </Box>
  );
}
