import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'flower', headerName: 'Flower', flex: 1, minWidth: 110 },
  { field: 'color', headerName: 'Color', width: 100 },
  { field: 'month', headerName: 'Blooms', width: 110 },
];

const rows = [
  { id: 1, flower: 'Cornflower', color: 'blue', month: 'June' },
  { id: 2, flower: 'Flax', color: 'blue', month: 'May' },
  { id: 3, flower: 'Poppy', color: 'red', month: 'May' },
  { id: 4, flower: 'Aster', color: 'violet', month: 'August' },
  { id: 5, flower: 'Borage', color: 'blue', month: 'July' },
];

export default function SeedSearch() {
  return (
    <div style={{ height: 371, width: '100%' }}>
      <DataGrid
        label="Flower seeds"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
        slotProps={{
          toolbar: { csvOptions: { disableToolbarButton: true }, printOptions: { disableToolbarButton: true } },
        }}
      />
    </div>
  );
}
