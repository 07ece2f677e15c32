import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Line {
  id: number | 'total';
  loaf: string;
  price?: number;
  pieces?: number;
  amount: number;
}

const rows: Line[] = [
  { id: 1, loaf: 'Rye', price: 4, pieces: 12, amount: 48 },
  { id: 2, loaf: 'Spelt', price: 5, pieces: 8, amount: 40 },
  { id: 3, loaf: 'Seeds', price: 6, pieces: 5, amount: 30 },
  { id: 'total', loaf: 'Total of the morning', amount: 118 },
];

const columns: GridColDef<Line>[] = [
  {
    field: 'loaf',
    headerName: 'Loaf',
    flex: 1,
    minWidth: 90,
    colSpan: (_value, row) => (row.id === 'total' ? 3 : undefined),
  },
  { field: 'price', headerName: 'Price', type: 'number', width: 80 },
  { field: 'pieces', headerName: 'Pieces', type: 'number', width: 80 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 90 },
];

export default function BakeryTotal() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Sales of the bakery"
        rows={rows}
        columns={columns}
        disableColumnSorting
        disableColumnMenu
        disableRowSelectionOnClick
        hideFooter
        getRowClassName={({ id }) => (id === 'total' ? 'total' : '')}
        sx={{ '& .total': { fontWeight: 700, bgcolor: 'action.hover' } }}
      />
    </div>
  );
}
