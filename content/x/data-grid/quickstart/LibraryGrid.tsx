import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Book {
  id: number;
  title: string;
  shelf: string;
  copies: number;
}

const books: Book[] = [
  { id: 1, title: 'Tides and Currents', shelf: 'B2', copies: 3 },
  { id: 2, title: 'The Quiet Orchard', shelf: 'A1', copies: 1 },
  { id: 3, title: 'Knots for Beginners', shelf: 'C4', copies: 2 },
  { id: 4, title: 'A Field Guide to Moss', shelf: 'B7', copies: 4 },
  { id: 5, title: 'Letters from the Pass', shelf: 'A3', copies: 1 },
  { id: 6, title: 'Bread, Slowly', shelf: 'D1', copies: 5 },
];

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  { field: 'shelf', headerName: 'Shelf' },
  { field: 'copies', headerName: 'Copies', type: 'number' },
];

export default function LibraryGrid() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        aria-label="Books of the library"
        rows={books}
        columns={columns}
        pageSizeOptions={[5, 10]}
        initialState={{
          pagination: { paginationModel: { pageSize: 5 } },
          sorting: { sortModel: [{ field: 'title', sort: 'asc' }] },
        }}
      />
    </div>
  );
}
