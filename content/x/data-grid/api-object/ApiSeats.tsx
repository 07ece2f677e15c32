import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'seat', headerName: 'Seat', width: 90 },
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 120, editable: true },
];

const rows = Array.from({ length: 12 }, (_, index) => ({ id: index + 1, seat: `R${index + 1}`, guest: '' }));

export default function ApiSeats() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" sx={{ mb: 1, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => apiRef.current?.setPage(1)}>Second page</Button>
        <Button onClick={() => apiRef.current?.setRowSelectionModel({ type: 'include', ids: new Set([2, 3]) })}>
          Select R2, R3
        </Button>
        <Button onClick={() => apiRef.current?.updateRows([{ id: 1, guest: 'Choir leader' }])}>Seat a guest</Button>
      </Stack>
      <div style={{ height: 319 }}>
        <DataGrid
          aria-label="Seats"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          checkboxSelection
          pageSizeOptions={[4]}
          initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
        />
      </div>
    </div>
  );
}
