import ArchiveIcon from '@mui/icons-material/Archive';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function ButtonIcons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button variant="outlined" startIcon={<ArchiveIcon />}>
        Archive
      </Button>
      <Button variant="contained" href="#icons" endIcon={<OpenInNewIcon />}>
        Open report
      </Button>
      <Tooltip title="Archive">
        <IconButton color="primary">
          <ArchiveIcon />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
