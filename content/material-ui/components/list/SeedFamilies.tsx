import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import * as React from 'react';

const families = [
  { family: 'Cabbages', seeds: ['Kale', 'Kohlrabi'] },
  { family: 'Gourds', seeds: ['Cucumber', 'Pumpkin', 'Zucchini'] },
];

export default function SeedFamilies() {
  const [open, setOpen] = React.useState<string | null>('Cabbages');

  return (
    <List dense aria-label="Seeds by family" sx={{ width: '100%', maxWidth: 280, minHeight: 190 }}>
      {families.map(({ family, seeds }) => {
        const isOpen = family === open;
        return (
          <ListItem key={family} disablePadding sx={{ display: 'block' }}>
            <ListItemButton aria-expanded={isOpen} onClick={() => setOpen(isOpen ? null : family)}>
              <ListItemText primary={family} secondary={`${seeds.length} kinds`} />
              {isOpen ? <ExpandLessIcon /> : <ExpandMoreIcon />}
            </ListItemButton>
            <Collapse in={isOpen} unmountOnExit>
              <List dense disablePadding>
                {seeds.map((seed) => (
                  <ListItem key={seed} sx={{ paddingInlineStart: 4 }}>
                    <ListItemText primary={seed} />
                  </ListItem>
                ))}
              </List>
            </Collapse>
          </ListItem>
        );
      })}
    </List>
  );
}
