import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'sort', headerName: 'Sort', flex: 1, minWidth: 120 },
  { field: 'trees', headerName: 'Trees', type: 'number', width: 80 },
  { field: 'early', headerName: 'September', type: 'number', width: 110 },
  { field: 'late', headerName: 'October', type: 'number', width: 100 },
];

const groups: GridColumnGroupingModel = [
  { groupId: 'stock', headerName: 'Orchard', children: [{ field: 'sort' }, { field: 'trees' }] },
  {
    groupId: 'harvest',
    headerName: 'Harvest in crates',
    description: 'Crates of 12 kg',
    children: [{ field: 'early' }, { field: 'late' }],
  },
];

const rows = [
  { id: 1, sort: 'Russet', trees: 40, early: 12, late: 66 },
  { id: 2, sort: 'Early gold', trees: 25, early: 48, late: 3 },
  { id: 3, sort: 'Winter bell', trees: 31, early: 0, late: 52 },
];

export default function OrchardGroups() {
  return (
    <div style={{ height: 256, width: '100%' }}>
      <DataGrid
        aria-label="Harvest of the orchard"
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        columnGroupHeaderHeight={40}
        hideFooter
      />
    </div>
  );
}
