import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'rain', headerName: 'Rain (mm)', type: 'number', width: 110 },
];

const rows = [
  { id: 1, station: 'Harbor', rain: 3.2 },
  { id: 2, station: 'Old mill', rain: 7.5 },
  { id: 3, station: 'North ridge', rain: 11.8 },
];

export default function StationLoading() {
  const [loading, setLoading] = React.useState(true);
  const [hasRows, setHasRows] = React.useState(false);

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" sx={{ mb: 1, flexWrap: 'wrap' }}>
        <FormControlLabel
          control={<Switch checked={loading} onChange={(event) => setLoading(event.target.checked)} />}
          label="Loading"
        />
        <FormControlLabel
          control={<Switch checked={hasRows} onChange={(event) => setHasRows(event.target.checked)} />}
          label="Rows"
        />
      </Stack>
      <div style={{ height: 214 }}>
        <DataGrid
          aria-label="Rain"
          rows={hasRows ? rows : []}
          columns={columns}
          loading={loading}
          hideFooter
          slotProps={{ loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' } }}
        />
      </div>
    </div>
  );
}
