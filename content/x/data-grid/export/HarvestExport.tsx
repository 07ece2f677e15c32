import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'sort', headerName: 'Sort', flex: 1, minWidth: 120 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 100 },
  { field: 'note', headerName: 'Internal note', width: 150, disableExport: true },
];

const rows = [
  { id: 1, sort: 'Russet', crates: 78, note: 'Second pick' },
  { id: 2, sort: 'Early gold', crates: 51, note: '' },
  { id: 3, sort: 'Winter bell', crates: 52, note: 'Keep for cider' },
];

export default function HarvestExport() {
  return (
    <div style={{ height: 267, width: '100%' }}>
      <DataGrid
        label="Harvest"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
        slotProps={{
          toolbar: {
            showQuickFilter: false,
            csvOptions: { fileName: 'harvest-2026', delimiter: ';', utf8WithBom: true },
            printOptions: { hideToolbar: true, hideFooter: true },
          },
        }}
      />
    </div>
  );
}
