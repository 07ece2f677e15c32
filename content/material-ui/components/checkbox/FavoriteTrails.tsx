import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';

const trails = [
  { name: 'Dune path', length: '4 km' },
  { name: 'Quarry loop', length: '9 km' },
  { name: 'Three tarns', length: '14 km' },
];

export default function FavoriteTrails() {
  return (
    <List dense aria-label="Trails" sx={{ width: '100%', maxWidth: 280 }}>
      {trails.map(({ name, length }, index) => (
        <ListItem
          key={name}
          secondaryAction={
            <Tooltip describeChild title="Favorite">
              <Checkbox
                edge="end"
                color="secondary"
                defaultChecked={index === 1}
                icon={<StarBorderIcon />}
                checkedIcon={<StarIcon />}
                slotProps={{ input: { 'aria-label': `Favorite: ${name}` } }}
              />
            </Tooltip>
          }
        >
          <ListItemText primary={name} secondary={length} />
        </ListItem>
      ))}
    </List>
  );
}
