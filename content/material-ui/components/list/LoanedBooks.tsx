import AutorenewIcon from '@mui/icons-material/Autorenew';
import MenuBookIcon from '@mui/icons-material/MenuBook';
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import * as React from 'react';

const books = [
  { title: 'Knots for small boats', days: 3 },
  { title: 'The sourdough year', days: 11 },
  { title: 'Trees in winter', days: 19 },
];
const RENEWAL_DAYS = 28;

export default function LoanedBooks() {
  const [renewed, setRenewed] = React.useState<readonly string[]>([]);

  return (
    <List aria-label="Books on loan" sx={{ width: '100%', maxWidth: 360 }}>
      {books.map(({ title, days }) => {
        const isRenewed = renewed.includes(title);
        return (
          <ListItem
            key={title}
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={`Renew ${title}`}
                onClick={() => setRenewed((previous) => [...previous, title])}
              >
                <AutorenewIcon />
              </IconButton>
            }
          >
            <ListItemAvatar>
              <Avatar variant="rounded" sx={{ bgcolor: isRenewed ? 'success.main' : 'primary.main' }}>
                <MenuBookIcon />
              </Avatar>
            </ListItemAvatar>
            <ListItemText
              primary={title}
              secondary={isRenewed ? `Renewed: due in ${RENEWAL_DAYS} days` : `Due in ${days} days`}
              slotProps={{ secondary: { 'aria-live': 'polite' } }}
            />
          </ListItem>
        );
      })}
    </List>
  );
}
