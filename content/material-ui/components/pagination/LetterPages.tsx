import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const PER_PAGE = 3;
const letters = Array.from({ length: 20 }, (_, index) => ({
  title: `Letter ${index + 1}`,
  note: `Box ${Math.floor(index / 5) + 1}, sheet ${(index % 5) + 1}`,
}));

export default function LetterPages() {
  const [page, setPage] = React.useState(1);
  const first = (page - 1) * PER_PAGE;
  const shown = letters.slice(first, first + PER_PAGE);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 400 }}>
      <Typography role="status" variant="body2" color="text.secondary">
        {first + 1} to {first + shown.length} of {letters.length} letters
      </Typography>
      <List dense disablePadding sx={{ minHeight: 180 }}>
        {shown.map(({ title, note }) => (
          <ListItem key={title} disableGutters divider>
            <ListItemText primary={title} secondary={note} />
          </ListItem>
        ))}
      </List>
      <Pagination
        aria-label="Pages of the letters"
        count={Math.ceil(letters.length / PER_PAGE)}
        page={page}
        onChange={(_event, next) => setPage(next)}
        color="primary"
        size="small"
      />
    </Stack>
  );
}
