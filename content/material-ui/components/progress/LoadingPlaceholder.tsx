import Avatar from '@mui/material/Avatar';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import * as React from 'react';

export default function LoadingPlaceholder() {
  const [isLoading, setLoading] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControlLabel
        label="Loading"
        control={<Switch checked={isLoading} onChange={(event) => setLoading(event.target.checked)} />}
      />
      <Stack direction="row" spacing={2} aria-busy={isLoading} sx={{ alignItems: 'center' }}>
        {isLoading ? <Skeleton variant="circular" width={40} height={40} /> : <Avatar aria-hidden="true">I</Avatar>}
        <div style={{ flex: 1 }}>
          <Typography variant="subtitle1" component="p">
            {isLoading ? <Skeleton width="40%" /> : 'Ines Duarte'}
          </Typography>
          <Typography variant="body2">{isLoading ? <Skeleton /> : 'Keeper of the seed library'}</Typography>
        </div>
      </Stack>
    </Stack>
  );
}
