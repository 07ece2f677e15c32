import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';

const columns: GridColDef[] = [
  { field: 'day', headerName: 'Day', flex: 1, minWidth: 110 },
  { field: 'high', headerName: 'High water', width: 120 },
  { field: 'low', headerName: 'Low water', width: 120 },
];

const rows = [
  { id: 1, day: 'Monday', high: '04:12', low: '10:31' },
  { id: 2, day: 'Tuesday', high: '05:01', low: '11:20' },
  { id: 3, day: 'Wednesday', high: '05:49', low: '12:08' },
];

export default function TideClipboard() {
  const [message, setMessage] = React.useState('Select rows and press Ctrl+C or ⌘C.');

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 214 }}>
        <DataGrid
          aria-label="Tides"
          rows={rows}
          columns={columns}
          checkboxSelection
          hideFooter
          onClipboardCopy={(text) => setMessage(`Copied: ${text.replaceAll('\t', ' | ').replaceAll('\n', ' / ')}`)}
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 2 }}>
        {message}
      </Typography>
    </div>
  );
}
