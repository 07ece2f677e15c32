import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import * as React from 'react';

const harvest = [
  { crop: 'Beans', bed: 4, kilos: 12.5 },
  { crop: 'Courgettes', bed: 2, kilos: 31 },
  { crop: 'Kale', bed: 7, kilos: 8.2 },
];
const columns = [
  { key: 'crop', label: 'Crop', align: 'left' },
  { key: 'bed', label: 'Bed', align: 'right' },
  { key: 'kilos', label: 'Kilos', align: 'right' },
] as const;
type Key = (typeof columns)[number]['key'];

const compare = (a: string | number, b: string | number) => (a < b ? -1 : Number(a > b));

export default function SortableHarvest() {
  const [sort, setSort] = React.useState<{ key: Key; direction: 'asc' | 'desc' }>({ key: 'kilos', direction: 'desc' });
  const sign = sort.direction === 'asc' ? 1 : -1;
  const rows = harvest.toSorted((a, b) => sign * compare(a[sort.key], b[sort.key]));

  const sortBy = (key: Key) =>
    setSort((previous) => ({ key, direction: previous.key === key && previous.direction === 'asc' ? 'desc' : 'asc' }));

  return (
    <TableContainer>
      <Table aria-label="Harvest of the week">
        <TableHead>
          <TableRow>
            {columns.map(({ key, label, align }) => {
              const direction = sort.key === key ? sort.direction : false;
              return (
                <TableCell key={key} align={align} sortDirection={direction}>
                  <TableSortLabel
                    active={direction !== false}
                    direction={direction || 'asc'}
                    onClick={() => sortBy(key)}
                  >
                    {label}
                  </TableSortLabel>
                </TableCell>
              );
            })}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ crop, bed, kilos }) => (
            <TableRow key={crop}>
              <TableCell>{crop}</TableCell>
              <TableCell align="right">{bed}</TableCell>
              <TableCell align="right">{kilos.toFixed(1)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
