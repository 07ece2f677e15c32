import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const songs = ['Evening round', 'Fog over the fjord', 'Harvest canon', 'Miller’s dance', 'Winter lullaby'];

export default function ChoirProgram() {
  const [program, setProgram] = React.useState<readonly string[]>(['Harvest canon']);
  const moved = React.useRef<string>(null);
  const id = React.useId();
  const lists = [
    { title: 'Songbook', entries: songs.filter((song) => !program.includes(song)), verb: 'Add', icon: <AddIcon /> },
    { title: 'Program', entries: program, verb: 'Remove', icon: <RemoveIcon /> },
  ];

  const move = (song: string) => {
    moved.current = song;
    setProgram((previous) =>
      previous.includes(song) ? previous.filter((other) => other !== song) : [...previous, song],
    );
  };

  const focusMoved = (song: string) => (button: HTMLButtonElement | null) => {
    if (button && moved.current === song) {
      moved.current = null;
      button.focus();
    }
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, width: '100%', maxWidth: 560 }}>
      {lists.map(({ title, entries, verb, icon }, index) => (
        <div key={title}>
          <Typography id={`${id}-${index}`} variant="subtitle2">
            {title} ({entries.length})
          </Typography>
          <List dense aria-labelledby={`${id}-${index}`} sx={{ minHeight: { sm: 220 } }}>
            {entries.map((song) => (
              <ListItem
                key={song}
                divider
                secondaryAction={
                  <IconButton
                    edge="end"
                    ref={focusMoved(song)}
                    aria-label={`${verb} ${song}`}
                    onClick={() => move(song)}
                  >
                    {icon}
                  </IconButton>
                }
              >
                <ListItemText primary={song} />
              </ListItem>
            ))}
          </List>
        </div>
      ))}
    </Box>
  );
}
