import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import type * as React from 'react';

const probes = [
  { bed: 'Bed 1', moisture: 62 },
  { bed: 'Bed 2', moisture: 38 },
  { bed: 'Bed 3', moisture: 81 },
];

interface ProbeProps extends React.ComponentPropsWithRef<'button'> {
  moisture: number;
}

/** `ref` and all other props go on to the element that the tooltip belongs to. */
function Probe({ moisture, ...other }: ProbeProps) {
  return (
    <Box
      component="button"
      type="button"
      {...other}
      sx={{
        width: 72,
        height: 96,
        border: 1,
        borderColor: 'text.secondary',
        borderRadius: 1,
        color: 'text.primary',
        backgroundColor: 'transparent',
        backgroundImage: (theme) =>
          `linear-gradient(to top, rgba(${theme.vars.palette.primary.mainChannel} / 0.25) ${moisture}%, transparent 0)`,
      }}
    />
  );
}

export default function ProbeTip() {
  return (
    <Stack direction="row" spacing={1.5}>
      {probes.map(({ bed, moisture }) => (
        <Tooltip key={bed} describeChild followCursor title={`${moisture} % moisture`}>
          <Probe moisture={moisture}>{bed}</Probe>
        </Tooltip>
      ))}
    </Stack>
  );
}
