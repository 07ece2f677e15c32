import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useTheme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';

const talks = [
  { time: '10:00', room: 'Barn', title: 'Grafting old apple trees' },
  { time: '11:30', room: 'Kitchen', title: 'Bread without a scale' },
  { time: '14:00', room: 'Barn', title: 'Mending what is still good' },
];

export default function RoomPlan() {
  const theme = useTheme();
  const isWide = useMediaQuery(theme.breakpoints.up('sm'));

  if (!isWide) {
    return (
      <List dense aria-label="Talks">
        {talks.map(({ time, room, title }) => (
          <ListItem key={time} disableGutters>
            <ListItemText primary={title} secondary={`${time}, ${room}`} />
          </ListItem>
        ))}
      </List>
    );
  }
  return (
    <Table aria-label="Talks" size="small">
      <TableBody>
        {talks.map(({ time, room, title }) => (
          <TableRow key={time}>
            <TableCell component="th" scope="row">
              {time}
            </TableCell>
            <TableCell>{room}</TableCell>
            <TableCell>{title}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
