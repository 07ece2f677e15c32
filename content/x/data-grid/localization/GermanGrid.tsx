import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { deDE } from '@mui/x-data-grid/locales';

const localeText = deDE.components.MuiDataGrid.defaultProps.localeText;
const kilos = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1 });

const columns: GridColDef[] = [
  { field: 'brot', headerName: 'Brot', flex: 1, minWidth: 130 },
  {
    field: 'mehl',
    headerName: 'Mehl (kg)',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => kilos.format(value),
  },
];

const rows = [
  { id: 1, brot: 'Roggenlaib', mehl: 12.5 },
  { id: 2, brot: 'Dinkelstange', mehl: 4 },
  { id: 3, brot: 'Landbrot', mehl: 20.25 },
];

export default function GermanGrid() {
  return (
    <div lang="de" style={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Backstube"
        rows={rows}
        columns={columns}
        localeText={localeText}
        showToolbar
        pageSizeOptions={[5]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      />
    </div>
  );
}
