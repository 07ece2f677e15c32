import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const title = 'A short history of long voyages in small boats';

export default function ShelfLabels() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', width: '100%', maxWidth: 280 }}>
      <Typography noWrap>{title}</Typography>
      <Typography align="center" color="text.secondary">
        Shelf 12
      </Typography>
      <Typography sx={{ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' }}>
        {title}, with an index of winds and a list of harbors
      </Typography>
    </Box>
  );
}
