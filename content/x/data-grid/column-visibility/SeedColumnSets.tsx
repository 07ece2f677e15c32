import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import * as React from 'react';

const columns: GridColDef[] = [
  { field: 'seed', headerName: 'Seed', flex: 1, minWidth: 110, hideable: false },
  { field: 'sow', headerName: 'Sow', width: 100 },
  { field: 'harvest', headerName: 'Harvest', width: 110 },
  { field: 'bags', headerName: 'Bags', type: 'number', width: 90 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
];

const rows = [
  { id: 1, seed: 'Kale', sow: 'May', harvest: 'October', bags: 40, price: 2.4 },
  { id: 2, seed: 'Radish', sow: 'March', harvest: 'April', bags: 65, price: 1.8 },
  { id: 3, seed: 'Squash', sow: 'April', harvest: 'September', bags: 22, price: 3.1 },
];

const sets = {
  garden: { bags: false, price: false },
  shop: { sow: false, harvest: false },
};

export default function SeedColumnSets() {
  const [model, setModel] = React.useState<GridColumnVisibilityModel>(sets.garden);
  const [current = null] = Object.entries(sets).find(([, set]) => set === model) ?? [];

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="Columns"
        size="small"
        exclusive
        value={current}
        onChange={(_event, name: keyof typeof sets | null) => name && setModel(sets[name])}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="garden">Garden</ToggleButton>
        <ToggleButton value="shop">Shop</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 214 }}>
        <DataGrid
          aria-label="Seeds"
          rows={rows}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={(next) => setModel(next)}
          hideFooter
        />
      </div>
    </div>
  );
}
