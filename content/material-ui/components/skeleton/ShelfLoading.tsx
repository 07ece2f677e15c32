import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const LOAD_MS = 2500;
const books = [
  { title: 'Knots of the north coast', shelf: 'Shelf 12, back on Monday', color: '#2f6f73' },
  { title: 'Bread without a scale', shelf: 'Shelf 3, two copies', color: '#a85a32' },
  { title: 'How to read clouds', shelf: 'Shelf 7, one copy', color: '#4b5fa5' },
];

export default function ShelfLoading() {
  const [isLoading, setLoading] = React.useState(true);

  React.useEffect(() => {
    if (!isLoading) {
      return undefined;
    }
    const timer = setTimeout(() => setLoading(false), LOAD_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, alignItems: 'flex-start' }}>
      <List aria-label="New books" aria-busy={isLoading} disablePadding sx={{ width: '100%' }}>
        {books.map(({ title, shelf, color }) => (
          <ListItem key={title} disableGutters>
            <ListItemAvatar>
              {isLoading ? (
                <Skeleton variant="rounded" width={36} height={48} />
              ) : (
                <div style={{ width: 36, height: 48, borderRadius: 4, background: color }} />
              )}
            </ListItemAvatar>
            <ListItemText
              primary={isLoading ? <Skeleton width="70%" /> : title}
              secondary={isLoading ? <Skeleton width="50%" /> : shelf}
            />
          </ListItem>
        ))}
      </List>
      <Button onClick={() => setLoading(true)} disabled={isLoading}>
        Load again
      </Button>
      <Typography role="status" variant="body2" color="text.secondary">
        {isLoading ? 'Loading the shelf…' : `${books.length} books loaded.`}
      </Typography>
    </Stack>
  );
}
