import Alert from '@mui/material/Alert';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';

interface Room {
  id: number;
  name: string;
  seats: number;
  hasScreen: boolean;
}

const columns: GridColDef<Room>[] = [
  { field: 'name', headerName: 'Room', flex: 1, minWidth: 140, editable: true },
  { field: 'seats', headerName: 'Seats', type: 'number', editable: true },
  { field: 'hasScreen', headerName: 'Screen', type: 'boolean', editable: true },
];

const initialRows: Room[] = [
  { id: 1, name: 'Birch', seats: 6, hasScreen: true },
  { id: 2, name: 'Cedar', seats: 14, hasScreen: true },
  { id: 3, name: 'Fir', seats: 4, hasScreen: false },
];

export default function EditableCells() {
  const [rows, setRows] = React.useState(initialRows);
  const [message, setMessage] = React.useState<{ severity: 'success' | 'error'; text: string } | null>(null);

  const processRowUpdate = (newRow: Room) => {
    if (newRow.name.trim() === '') {
      throw new Error('A room needs a name.');
    }
    setRows((previous) => previous.map((row) => (row.id === newRow.id ? newRow : row)));
    setMessage({ severity: 'success', text: `Saved ${newRow.name}.` });
    return newRow;
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 270 }}>
        <DataGrid
          aria-label="Meeting rooms"
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error: Error) => setMessage({ severity: 'error', text: error.message })}
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
      {message && (
        <Alert severity={message.severity} sx={{ mt: 2 }}>
          {message.text}
        </Alert>
      )}
    </div>
  );
}
