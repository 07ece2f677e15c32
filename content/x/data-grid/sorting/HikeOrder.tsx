import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const grades = ['easy', 'moderate', 'hard', 'alpine'];

const columns: GridColDef[] = [
  { field: 'hike', headerName: 'Hike', flex: 1, minWidth: 130 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
  {
    field: 'grade',
    headerName: 'Grade',
    width: 120,
    sortComparator: (a: string, b: string) => grades.indexOf(a) - grades.indexOf(b),
  },
];

const rows = [
  { id: 1, hike: 'Larch ridge', hours: 6, grade: 'hard' },
  { id: 2, hike: 'Round the lake', hours: 2, grade: 'easy' },
  { id: 3, hike: 'Glacier hut', hours: 7.5, grade: 'alpine' },
  { id: 4, hike: 'Old mule track', hours: 4, grade: 'moderate' },
];

export default function HikeOrder() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Hikes"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{ sorting: { sortModel: [{ field: 'grade', sort: 'asc' }] } }}
      />
    </div>
  );
}
