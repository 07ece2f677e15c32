import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 120 },
  { field: 'wind', headerName: 'Wind (km/h)', type: 'number', width: 140 },
  { field: 'online', headerName: 'Online', type: 'boolean', width: 100 },
];

const rows: GridRowsProp = [
  { id: 1, station: 'Harbor', height: 4, wind: 31, online: true },
  { id: 2, station: 'Old mill', height: 88, wind: 12, online: true },
  { id: 3, station: 'North ridge', height: 1240, wind: 54, online: false },
  { id: 4, station: 'Airfield', height: 210, wind: 27, online: true },
  { id: 5, station: 'Upper dam', height: 870, wind: 19, online: true },
  { id: 6, station: 'Lighthouse', height: 22, wind: 46, online: false },
];

export default function BasicDataGrid() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        aria-label="Weather stations"
        rows={rows}
        columns={columns}
        checkboxSelection
        pageSizeOptions={[5, 10]}
        initialState={{
          pagination: { paginationModel: { pageSize: 5 } },
          sorting: { sortModel: [{ field: 'wind', sort: 'desc' }] },
        }}
      />
    </div>
  );
}
