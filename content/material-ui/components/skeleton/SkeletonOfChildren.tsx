import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import * as React from 'react';

export default function SkeletonOfChildren() {
  const [isLoading, setLoading] = React.useState(true);
  const avatar = <Avatar aria-hidden="true">MK</Avatar>;
  const chip = <Chip label="Second alto, since 2019" />;

  return (
    <Stack spacing={2}>
      <FormControlLabel
        label="Loading"
        control={<Switch checked={isLoading} onChange={(event) => setLoading(event.target.checked)} />}
      />
      <Stack direction="row" spacing={2} aria-busy={isLoading} sx={{ alignItems: 'center' }}>
        {isLoading ? <Skeleton variant="circular">{avatar}</Skeleton> : avatar}
        {isLoading ? (
          <Skeleton variant="rounded" sx={{ borderRadius: 4 }}>
            {chip}
          </Skeleton>
        ) : (
          chip
        )}
      </Stack>
    </Stack>
  );
}
