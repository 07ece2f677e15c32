import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'code', headerName: '80 px', width: 80, resizable: false },
  { field: 'loaf', headerName: 'flex 2', flex: 2, minWidth: 140 },
  { field: 'flour', headerName: 'flex 1', flex: 1, minWidth: 100 },
];

const rows = [
  { id: 1, code: 'R1', loaf: 'Rye with caraway', flour: 'Rye' },
  { id: 2, code: 'S4', loaf: 'Spelt and walnut', flour: 'Spelt' },
  { id: 3, code: 'W2', loaf: 'White farmhouse', flour: 'Wheat' },
];

export default function FlexibleWidths() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid aria-label="Loaves" rows={rows} columns={columns} showColumnVerticalBorder hideFooter />
    </div>
  );
}
