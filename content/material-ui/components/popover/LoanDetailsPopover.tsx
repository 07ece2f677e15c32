import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as React from 'react';

export default function LoanDetailsPopover() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const [isRenewed, setRenewed] = React.useState(false);
  const id = React.useId();
  const open = anchorEl !== null;

  return (
    <div>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Due on {isRenewed ? 'June 19' : 'June 5'}
      </Button>
      <Popover
        open={open}
        anchorEl={anchorEl}
        onClose={() => setAnchorEl(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id } }}
      >
        <Stack spacing={1} sx={{ p: 2, maxWidth: 260, alignItems: 'flex-start' }}>
          <Typography id={id} variant="subtitle2" component="p">
            How to read clouds
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {isRenewed ? 'Renewed. Nobody waits for it.' : 'May be renewed once, by two weeks.'}
          </Typography>
          <Button size="small" disabled={isRenewed} onClick={() => setRenewed(true)}>
            Renew
          </Button>
        </Stack>
      </Popover>
    </div>
  );
}
