import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { departures } from './departures';

export default function TrainTimetable() {
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label="Departures from Alder Quay">
        <TableHead>
          <TableRow>
            <TableCell>Time</TableCell>
            <TableCell>To</TableCell>
            <TableCell align="right">Platform</TableCell>
            <TableCell>State</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {departures.map(({ time, to, platform, delay }) => (
            <TableRow key={time}>
              <TableCell component="th" scope="row">
                <time>{time}</time>
              </TableCell>
              <TableCell>{to}</TableCell>
              <TableCell align="right">{platform}</TableCell>
              <TableCell>
                <Chip
                  size="small"
                  variant="outlined"
                  color={delay === 0 ? 'default' : 'error'}
                  label={delay === 0 ? 'On time' : `${delay} min late`}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
