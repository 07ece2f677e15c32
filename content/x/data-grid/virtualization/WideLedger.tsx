import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const DAYS = 30;
const TREES = 100;

const days = Array.from({ length: DAYS }, (_, index) => index + 1);

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Tree', width: 80 },
  ...days.map((day): GridColDef => ({ field: `d${day}`, headerName: `Day ${day}`, type: 'number', width: 90 })),
];

const rows = Array.from({ length: TREES }, (_, tree) => ({
  id: tree + 1,
  ...Object.fromEntries(days.map((day) => [`d${day}`, (tree * 13 + day * 7) % 40])),
}));

export default function WideLedger() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid aria-label="Sap per tree and day, in liters" rows={rows} columns={columns} rowHeight={40} />
    </div>
  );
}
