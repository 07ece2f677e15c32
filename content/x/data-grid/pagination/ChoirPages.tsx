import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const voices = ['Soprano', 'Alto', 'Tenor', 'Bass'];
const names = ['Ines', 'Jon', 'Kaya', 'Leo', 'Mina', 'Noor', 'Otto', 'Pia', 'Quinn', 'Rosa', 'Sven', 'Tara', 'Uwe'];

const rows = names.map((name, index) => ({
  id: index + 1,
  name,
  voice: voices[index % voices.length],
  years: (index * 7) % 12,
}));

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 100 },
  { field: 'voice', headerName: 'Voice', width: 110 },
  { field: 'years', headerName: 'Years', type: 'number', width: 90 },
];

export default function ChoirPages() {
  return (
    <div style={{ height: 319, width: '100%' }}>
      <DataGrid
        aria-label="Singers of the choir"
        rows={rows}
        columns={columns}
        pageSizeOptions={[4, 8, 12]}
        initialState={{ pagination: { paginationModel: { page: 1, pageSize: 4 } } }}
      />
    </div>
  );
}
