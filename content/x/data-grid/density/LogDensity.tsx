import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridDensity } from '@mui/x-data-grid';
import * as React from 'react';

const columns: GridColDef[] = [
  { field: 'time', headerName: 'Time', width: 90 },
  { field: 'entry', headerName: 'Entry', flex: 1, minWidth: 160 },
];

const rows = [
  { id: 1, time: '06:10', entry: 'Pump of the lock started' },
  { id: 2, time: '06:42', entry: 'Barge 12 entered' },
  { id: 3, time: '06:58', entry: 'Upper gate open' },
];

export default function LogDensity() {
  const [density, setDensity] = React.useState<GridDensity>('compact');

  return (
    <div style={{ width: '100%', minHeight: 324 }}>
      <ToggleButtonGroup
        aria-label="Density"
        size="small"
        exclusive
        value={density}
        onChange={(_event, next) => next && setDensity(next)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="compact">Compact</ToggleButton>
        <ToggleButton value="standard">Standard</ToggleButton>
        <ToggleButton value="comfortable">Roomy</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid
          aria-label="Log of the lock"
          rows={rows}
          columns={columns}
          density={density}
          onDensityChange={(next) => setDensity(next)}
          hideFooter
        />
      </div>
    </div>
  );
}
