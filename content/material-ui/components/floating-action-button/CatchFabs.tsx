import AddIcon from '@mui/icons-material/Add';
import NavigationIcon from '@mui/icons-material/Navigation';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';

export default function CatchFabs() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Fab color="primary" aria-label="Log a catch">
        <AddIcon />
      </Fab>
      <Fab size="small" aria-label="Log a catch, small">
        <AddIcon />
      </Fab>
      <Fab variant="extended" color="secondary">
        <NavigationIcon sx={{ marginInlineEnd: 1 }} />
        Set course
      </Fab>
      <Fab variant="extended" size="medium" disabled>
        Moored
      </Fab>
    </Stack>
  );
}
