import { DataGrid } from '@mui/x-data-grid';

const markNegative = (params) => ({
  ...params.props,
  error: Number(params.props.value) < 0,
});

const columns = [
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 140, editable: true },
  {
    field: 'stock',
    headerName: 'In stock',
    type: 'number',
    width: 130,
    editable: true,
    preProcessEditCellProps: markNegative,
  },
];

const rows = [
  { id: 1, part: 'Bearing 608', stock: 240 },
  { id: 2, part: 'Belt A 1200', stock: 18 },
  { id: 3, part: 'Gasket 40 mm', stock: 75 },
];

export default function ValidatedStock() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid aria-label="Spare parts" editMode="row" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
