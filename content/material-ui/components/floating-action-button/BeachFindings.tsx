import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import * as React from 'react';

const kinds = ['Sea glass', 'Driftwood', 'Heart urchin', 'Rope', 'Cuttlebone'];

export default function BeachFindings() {
  const [count, setCount] = React.useState(4);

  return (
    <Box
      sx={{ position: 'relative', width: '100%', maxWidth: 320, border: 1, borderColor: 'divider', borderRadius: 2 }}
    >
      <List
        dense
        tabIndex={0}
        aria-label="Findings, newest first"
        sx={{ height: 220, overflowY: 'auto', boxSizing: 'border-box', paddingBottom: 10 }}
      >
        {Array.from({ length: count }, (_, index) => count - index).map((number) => (
          <ListItem key={number}>
            <ListItemText primary={kinds[number % kinds.length]} secondary={`Finding no. ${number}`} />
          </ListItem>
        ))}
      </List>
      <Fab
        color="primary"
        aria-label="Log a finding"
        onClick={() => setCount((previous) => previous + 1)}
        sx={{ position: 'absolute', insetInlineEnd: 16, bottom: 16 }}
      >
        <AddIcon />
      </Fab>
    </Box>
  );
}
