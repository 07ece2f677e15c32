import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as React from 'react';
import { amountFor, ingredients } from './ingredients';

const marks = [2, 4, 6, 8].map((value) => ({ value, label: String(value) }));

export default function RecipeScale() {
  const [servings, setServings] = React.useState(4);
  const id = React.useId();

  return (
    <Stack useFlexGap spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <Typography id={id}>Lentil soup for {servings}</Typography>
      <Slider
        aria-labelledby={id}
        getAriaValueText={(value) => `${value} servings`}
        value={servings}
        onChange={(_event, value) => setServings(value)}
        min={1}
        max={8}
        marks={marks}
      />
      <List dense disablePadding>
        {ingredients.map((ingredient) => (
          <ListItem key={ingredient.name} disableGutters secondaryAction={amountFor(ingredient, servings)}>
            <ListItemText primary={ingredient.name} />
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
