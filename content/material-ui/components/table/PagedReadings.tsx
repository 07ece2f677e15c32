import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import * as React from 'react';
import readings from './weather-log.json';

export default function PagedReadings() {
  const [page, setPage] = React.useState(0);
  const [size, setSize] = React.useState(4);
  const shown = readings.slice(page * size, (page + 1) * size);

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <TableContainer>
        <Table size="small" aria-label="Readings at noon">
          <TableHead>
            <TableRow>
              <TableCell>Station</TableCell>
              <TableCell align="right">°C</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map(({ station, celsius }) => (
              <TableRow key={station}>
                <TableCell>{station}</TableCell>
                <TableCell align="right">{celsius.toFixed(1)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        labelRowsPerPage="Rows:"
        rowsPerPageOptions={[4, 8]}
        count={readings.length}
        page={page}
        rowsPerPage={size}
        onPageChange={(_event, next) => setPage(next)}
        onRowsPerPageChange={(event) => {
          setSize(Number(event.target.value));
          setPage(0);
        }}
      />
    </Box>
  );
}
