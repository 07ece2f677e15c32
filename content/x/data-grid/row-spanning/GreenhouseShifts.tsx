import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Shift {
  id: number;
  house: string;
  day: string;
  plant: string;
  liters: number;
}

const rows: Shift[] = [
  { id: 1, house: 'North', day: 'Monday', plant: 'Tomatoes', liters: 40 },
  { id: 2, house: 'North', day: 'Monday', plant: 'Basil', liters: 12 },
  { id: 3, house: 'North', day: 'Tuesday', plant: 'Tomatoes', liters: 38 },
  { id: 4, house: 'South', day: 'Tuesday', plant: 'Ferns', liters: 18 },
  { id: 5, house: 'South', day: 'Tuesday', plant: 'Orchids', liters: 18 },
];

const columns: GridColDef<Shift>[] = [
  { field: 'house', headerName: 'House', width: 90 },
  { field: 'day', headerName: 'Day', width: 110, rowSpanValueGetter: (_value, row) => `${row.house} ${row.day}` },
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 110 },
  {
    field: 'liters',
    headerName: 'Liters',
    type: 'number',
    width: 90,
    rowSpanValueGetter: (_value, row) => row.id,
  },
];

export default function GreenhouseShifts() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Watering shifts"
        rows={rows}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        disableColumnSorting
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
