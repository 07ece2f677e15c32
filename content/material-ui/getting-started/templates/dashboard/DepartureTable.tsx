import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import * as React from 'react';
import { departures, type Status } from './ferryData';

const colors: Record<Status, 'success' | 'primary' | 'warning' | 'error'> = {
  'On time': 'success',
  Boarding: 'primary',
  Late: 'warning',
  Canceled: 'error',
};

interface DepartureTableProps {
  /** Rows whose route or vessel has this text in it. */
  query: string;
}

export default function DepartureTable({ query }: DepartureTableProps) {
  const titleId = React.useId();
  const words = query.trim().toLowerCase();
  const rows = departures.filter(({ route, vessel }) => `${route} ${vessel}`.toLowerCase().includes(words));

  return (
    <Card component="section" aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2, p: 2.5, pb: 1 }}>
        <Typography id={titleId} variant="h2">
          Next departures
        </Typography>
        <Typography variant="body2" color="text.secondary" role="status">
          <bdi>
            {rows.length} of {departures.length}
          </bdi>
        </Typography>
      </Box>
      {/* The table scrolls inside the card on a phone; a scrolling region has to be reachable by keyboard. */}
      <TableContainer tabIndex={0} role="region" aria-labelledby={titleId}>
        <Table
          sx={{
            minWidth: 620,
            '& th, & td': { borderColor: 'divider' },
            '& thead th:first-of-type, & tbody th': { paddingInlineStart: 2.5 },
            '& tbody tr:last-of-type > *': { borderBottom: 0 },
          }}
        >
          <TableHead>
            <TableRow>
              <TableCell>Time</TableCell>
              <TableCell>Route</TableCell>
              <TableCell>Vessel</TableCell>
              <TableCell align="right">Booked</TableCell>
              <TableCell>Status</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ time, route, vessel, booked, seats, status }) => (
              <TableRow key={`${time} ${route}`} hover>
                <TableCell component="th" scope="row" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                  {time}
                </TableCell>
                <TableCell>{route}</TableCell>
                <TableCell sx={{ color: 'text.secondary' }}>{vessel}</TableCell>
                <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  <bdi>
                    {booked} / {seats}
                  </bdi>
                </TableCell>
                <TableCell>
                  <Chip label={status} size="small" variant="outlined" color={colors[status]} />
                </TableCell>
              </TableRow>
            ))}
            {rows.length === 0 && (
              <TableRow>
                <TableCell colSpan={5} sx={{ py: 5, textAlign: 'center', color: 'text.secondary' }}>
                  No departure matches “{query.trim()}”.
                </TableCell>
              </TableRow>
            )}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
}
