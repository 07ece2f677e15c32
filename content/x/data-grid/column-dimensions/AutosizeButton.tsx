import Button from '@mui/material/Button';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'piece', headerName: 'Piece' },
  { field: 'voices', headerName: 'Voices' },
  { field: 'minutes', headerName: 'Minutes', type: 'number' },
];

const rows = [
  { id: 1, piece: 'Evening song', voices: 'Soprano, alto', minutes: 4 },
  { id: 2, piece: 'Three songs of the river', voices: 'Soprano, alto, tenor, bass', minutes: 11 },
  { id: 3, piece: 'Round', voices: 'Three equal voices', minutes: 2 },
];

export default function AutosizeButton() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ width: '100%' }}>
      <Button
        sx={{ mb: 1 }}
        onClick={() => apiRef.current?.autosizeColumns({ includeHeaders: true, includeOutliers: true })}
      >
        Fit columns
      </Button>
      <div style={{ height: 214 }}>
        <DataGrid aria-label="Program of the choir" apiRef={apiRef} rows={rows} columns={columns} hideFooter />
      </div>
    </div>
  );
}
