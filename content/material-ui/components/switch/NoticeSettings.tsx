import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';
import * as React from 'react';

const notices = [
  { key: 'due', title: 'Books due soon', text: 'Two days before the date' },
  { key: 'ready', title: 'Reservations', text: 'When a book waits for you' },
  { key: 'news', title: 'New on the shelves', text: 'Once a month' },
];

export default function NoticeSettings() {
  const [on, setOn] = React.useState<readonly string[]>(['due', 'ready']);
  const id = React.useId();

  const toggle = (key: string, checked: boolean) =>
    setOn((previous) => (checked ? [...previous, key] : previous.filter((other) => other !== key)));

  return (
    <List sx={{ width: '100%', maxWidth: 360 }} aria-label="Messages from the library">
      {notices.map(({ key, title, text }, index) => (
        <ListItem
          key={key}
          divider={index < notices.length - 1}
          secondaryAction={
            <Switch
              edge="end"
              checked={on.includes(key)}
              onChange={(_event, checked) => toggle(key, checked)}
              slotProps={{
                input: { role: 'switch', 'aria-labelledby': `${id}-${key}`, 'aria-describedby': `${id}-${key}-text` },
              }}
            />
          }
        >
          <ListItemText
            primary={title}
            secondary={text}
            slotProps={{ primary: { id: `${id}-${key}` }, secondary: { id: `${id}-${key}-text` } }}
          />
        </ListItem>
      ))}
    </List>
  );
}
