import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export interface TransferPaneProps {
  title: string;
  entries: readonly string[];
  ticked: ReadonlySet<string>;
  onToggle: (entry: string) => void;
}

export default function TransferPane({ title, entries, ticked, onToggle }: TransferPaneProps) {
  const count = entries.filter((entry) => ticked.has(entry)).length;

  return (
    <Paper component="fieldset" variant="outlined" sx={{ flex: 1, minWidth: 0, m: 0, px: 1.5, pt: 0, pb: 1 }}>
      <Typography component="legend" variant="subtitle2" sx={{ px: 0.5 }}>
        {title}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {count} of {entries.length} chosen
      </Typography>
      <List dense disablePadding sx={{ height: 190, overflowY: 'auto' }}>
        {entries.map((entry) => (
          <ListItem key={entry} disablePadding>
            <FormControlLabel
              label={entry}
              control={<Checkbox size="small" checked={ticked.has(entry)} onChange={() => onToggle(entry)} />}
              sx={{ mx: 0 }}
            />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
