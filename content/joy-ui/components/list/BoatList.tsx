import Avatar from '@mui/joy/Avatar';
import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';
import * as React from 'react';

const boats = [
  { name: 'Gannet', detail: 'Nine meters, berth 14' },
  { name: 'Osprey', detail: 'Six meters, on land' },
];

export default function BoatList() {
  return (
    <List
      variant="outlined"
      sx={{ width: 320, maxWidth: '100%', borderRadius: 'sm', '--ListItemDecorator-size': '56px' }}
    >
      {boats.map((boat, index) => (
        <React.Fragment key={boat.name}>
          {index > 0 && <ListDivider inset="gutter" aria-hidden="true" />}
          <ListItem>
            <ListItemDecorator>
              <Avatar aria-hidden="true">{boat.name[0]}</Avatar>
            </ListItemDecorator>
            <ListItemContent>
              <Typography level="title-sm">{boat.name}</Typography>
              <Typography level="body-sm">{boat.detail}</Typography>
            </ListItemContent>
          </ListItem>
        </React.Fragment>
      ))}
    </List>
  );
}
