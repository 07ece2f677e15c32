import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

const huts = [
  { name: 'Larch Hut', value: 4.6, votes: 212 },
  { name: 'Scree Refuge', value: 3.2, votes: 87 },
  { name: 'Tarn Shelter', value: 2.5, votes: 9 },
];

export default function HutRatings() {
  return (
    <List disablePadding sx={{ width: '100%', maxWidth: 360 }}>
      {huts.map(({ name, value, votes }) => (
        <ListItem key={name} disableGutters sx={{ gap: 1, flexWrap: 'wrap' }}>
          <ListItemText primary={name} secondary={`${votes} votes`} />
          <Rating
            readOnly
            value={value}
            precision={0.1}
            size="small"
            getLabelText={(stars) => `${stars} out of 5 stars`}
          />
          <Typography variant="body2" aria-hidden="true">
            {value.toFixed(1)}
          </Typography>
        </ListItem>
      ))}
    </List>
  );
}
