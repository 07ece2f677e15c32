import {
  DataGrid,
  type GridColDef,
  GridFilterInputValue,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';

interface Farm {
  id: number;
  farm: string;
  distance: number;
  sells: string;
}

const within: GridFilterOperator<Farm, number, number, GridFilterInputValueProps & { type: 'number' }> = {
  label: 'within (km)',
  value: 'within',
  getApplyFilterFn: (item) => {
    const limit = Number(item.value);
    return item.value === undefined || item.value === '' || Number.isNaN(limit) ? null : (value) => value <= limit;
  },
  InputComponent: GridFilterInputValue,
  InputComponentProps: { type: 'number' },
  getValueAsString: (value) => `${value} km`,
};

const columns: GridColDef<Farm>[] = [
  { field: 'farm', headerName: 'Farm', flex: 1, minWidth: 110 },
  { field: 'sells', headerName: 'Sells', width: 110 },
  { field: 'distance', headerName: 'Distance', type: 'number', width: 110, filterOperators: [within] },
];

const rows: Farm[] = [
  { id: 1, farm: 'Hill farm', sells: 'Eggs', distance: 4 },
  { id: 2, farm: 'Two ponds', sells: 'Trout', distance: 17 },
  { id: 3, farm: 'Stone barn', sells: 'Cheese', distance: 9 },
  { id: 4, farm: 'Far meadow', sells: 'Honey', distance: 26 },
];

export default function WithinKilometers() {
  return (
    <div style={{ height: 319, width: '100%' }}>
      <DataGrid
        label="Farm shops"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
        disableEval
        slotProps={{ toolbar: { showQuickFilter: false } }}
        initialState={{ filter: { filterModel: { items: [{ field: 'distance', operator: 'within', value: 10 }] } } }}
      />
    </div>
  );
}
