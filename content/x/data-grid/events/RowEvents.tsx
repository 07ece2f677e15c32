import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridEventListener } from '@mui/x-data-grid';
import * as React from 'react';

const columns: GridColDef[] = [
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 110 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 90 },
];

const rows = [
  { id: 1, boat: 'Heron', seats: 2 },
  { id: 2, boat: 'Otter', seats: 4 },
  { id: 3, boat: 'Swan', seats: 6 },
];

export default function RowEvents() {
  const [message, setMessage] = React.useState('Click a row, or press a key in a cell.');

  const handleRowClick: GridEventListener<'rowClick'> = ({ row }) => setMessage(`Row: ${row.boat}`);
  const handleKeyDown: GridEventListener<'cellKeyDown'> = (params, event) =>
    setMessage(`Key ${event.key === ' ' ? 'Space' : event.key} in ${params.field} of ${params.row.boat}`);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 214 }}>
        <DataGrid
          aria-label="Boats for hire"
          rows={rows}
          columns={columns}
          onRowClick={handleRowClick}
          onCellKeyDown={handleKeyDown}
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 2 }}>
        {message}
      </Typography>
    </div>
  );
}
