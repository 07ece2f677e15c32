import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';

const ANSWER_MS = 500;
const names = ['Chain', 'Bell', 'Saddle', 'Pedal', 'Rim', 'Brake cable', 'Tube'];
const parts = Array.from({ length: 43 }, (_, index) => ({
  id: index + 1,
  part: `${names[index % names.length]} ${10 + index}`,
  stock: (index * 17) % 60,
}));

/** Stands in for a request: sorts and cuts a page, as a server would. */
const dataSource: GridDataSource = {
  getRows: async ({ paginationModel, sortModel, filterModel }) => {
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
    const words = (filterModel.quickFilterValues ?? []).map((word) => String(word).toLowerCase());
    const rows = parts.filter(({ part }) => words.every((word) => part.toLowerCase().includes(word)));
    const [order] = sortModel;
    if (order?.sort) {
      const sign = order.sort === 'asc' ? 1 : -1;
      rows.sort((a, b) => (order.field === 'stock' ? sign * (a.stock - b.stock) : sign * (a.part < b.part ? -1 : 1)));
    }
    const { page = 0, pageSize = 5 } = paginationModel ?? {};
    return { rows: rows.slice(page * pageSize, (page + 1) * pageSize), rowCount: rows.length };
  },
};

const columns: GridColDef[] = [
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 130 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 110 },
];

export default function PartsStore() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        label="Bicycle parts"
        columns={columns}
        dataSource={dataSource}
        disableColumnFilter
        showToolbar
        pageSizeOptions={[5, 10]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        slotProps={{
          toolbar: { csvOptions: { disableToolbarButton: true }, printOptions: { disableToolbarButton: true } },
        }}
      />
    </div>
  );
}
