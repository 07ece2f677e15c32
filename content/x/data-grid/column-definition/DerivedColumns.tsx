import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface OrderLine {
  id: number;
  item: string;
  pieces: number;
  price: number;
  ordered: Date;
  state: 'open' | 'packed' | 'shipped';
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<OrderLine>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 130 },
  { field: 'pieces', headerName: 'Pieces', type: 'number', width: 80 },
  { field: 'price', headerName: 'Price', type: 'number', valueFormatter: (value: number) => money.format(value) },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    valueGetter: (_value, row) => row.pieces * row.price,
    valueFormatter: (value: number) => money.format(value),
  },
  {
    field: 'ordered',
    headerName: 'Ordered',
    type: 'date',
    width: 120,
    valueFormatter: (value: Date) => day.format(value),
  },
  { field: 'state', headerName: 'State', type: 'singleSelect', valueOptions: ['open', 'packed', 'shipped'] },
];

const rows: OrderLine[] = [
  { id: 1, item: 'Oak shelf', pieces: 2, price: 64.5, ordered: new Date(2025, 2, 3), state: 'shipped' },
  { id: 2, item: 'Brass hook', pieces: 12, price: 3.2, ordered: new Date(2025, 2, 17), state: 'packed' },
  { id: 3, item: 'Floor lamp', pieces: 1, price: 119, ordered: new Date(2025, 3, 2), state: 'open' },
];

export default function DerivedColumns() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGrid aria-label="Order lines" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
