import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridInitialState, useGridApiRef } from '@mui/x-data-grid';
import * as React from 'react';

const columns: GridColDef[] = [
  { field: 'plot', headerName: 'Plot', width: 90 },
  { field: 'crop', headerName: 'Crop', flex: 1, minWidth: 110 },
  { field: 'meters', headerName: 'm²', type: 'number', width: 90 },
];

const rows = [
  { id: 1, plot: 'A', crop: 'Beans', meters: 40 },
  { id: 2, plot: 'B', crop: 'Potatoes', meters: 85 },
  { id: 3, plot: 'C', crop: 'Onions', meters: 25 },
];

export default function RememberedPlots() {
  const apiRef = useGridApiRef();
  const [saved, setSaved] = React.useState<GridInitialState | null>(null);

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" sx={{ mb: 1, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => setSaved(apiRef.current?.exportState() ?? null)}>Save the view</Button>
        <Button disabled={saved === null} onClick={() => saved && apiRef.current?.restoreState(saved)}>
          Restore it
        </Button>
        <Button onClick={() => apiRef.current?.setSortModel([{ field: 'meters', sort: 'desc' }])}>Largest first</Button>
      </Stack>
      <div style={{ height: 214 }}>
        <DataGrid aria-label="Plots of the garden" apiRef={apiRef} rows={rows} columns={columns} hideFooter />
      </div>
    </div>
  );
}
