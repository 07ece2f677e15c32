import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'kind', headerName: 'Kind', type: 'singleSelect', valueOptions: ['coast', 'valley', 'summit'], width: 110 },
  { field: 'wind', headerName: 'Wind (km/h)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, station: 'Harbor', kind: 'coast', wind: 31 },
  { id: 2, station: 'Old mill', kind: 'valley', wind: 12 },
  { id: 3, station: 'North ridge', kind: 'summit', wind: 54 },
  { id: 4, station: 'Lighthouse', kind: 'coast', wind: 46 },
  { id: 5, station: 'Upper dam', kind: 'valley', wind: 19 },
];

export default function ActiveStations() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        label="Weather stations"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
        disableEval
        slotProps={{ toolbar: { showQuickFilter: false } }}
        initialState={{ filter: { filterModel: { items: [{ field: 'wind', operator: '>=', value: 19 }] } } }}
      />
    </div>
  );
}
