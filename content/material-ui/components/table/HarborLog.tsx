import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const arrivals = Object.entries({ Avocet: 120, Bittern: 64, Curlew: 18, Dunlin: 210, Eider: 32 });

export default function HarborLog() {
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label="Arrivals of the week"
      sx={{ maxHeight: 200, maxWidth: 480, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Table stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>Ship</TableCell>
            <TableCell align="right">Cargo, t</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {arrivals.map(([ship, tons]) => (
            <TableRow key={ship}>
              <TableCell>{ship}</TableCell>
              <TableCell align="right">{tons}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
