import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import * as React from 'react';

const SIZE = 160;
const rings = Array.from({ length: 26 }, (_, index) => 3 * (index + 1) + ((index * 7) % 3));

function TreeRings() {
  return (
    <svg width={SIZE} height={SIZE} viewBox="-82 -82 164 164" role="img" aria-label="Cut through a tree with 26 rings">
      <circle r="81" fill="#c99a63" />
      {rings.map((radius) => (
        <circle key={radius} r={radius} fill="none" stroke="#7d5230" strokeWidth={1 + (radius % 2)} />
      ))}
    </svg>
  );
}

export default function DeferredRings() {
  const [round, setRound] = React.useState(0);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <NoSsr key={round} defer fallback={<Skeleton variant="circular" width={SIZE} height={SIZE} />}>
        <TreeRings />
      </NoSsr>
      <Button onClick={() => setRound(round + 1)}>Draw again</Button>
    </Stack>
  );
}
