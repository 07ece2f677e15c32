import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';

const tones = ['C', 'D', 'E', 'F', 'G', 'A', 'B'];

const columns: GridColDef[] = [
  { field: 'bell', headerName: 'Bell', width: 100 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 140 },
  { field: 'cast', headerName: 'Cast in', width: 160 },
  { field: 'tone', headerName: 'Tone', width: 240 },
];

const rows = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  bell: `No. ${index + 1}`,
  weight: 2400 - index * 55,
  cast: String(1840 + index * 3),
  tone: `${tones[index % tones.length]}${2 + Math.floor(index / tones.length)}`,
}));

export default function BellTower() {
  const apiRef = useGridApiRef();
  const goTo = (id: number, field: string) => {
    const rowIndex = apiRef.current?.getRowIndexRelativeToVisibleRows(id);
    apiRef.current?.scrollToIndexes({ rowIndex, colIndex: apiRef.current.getColumnIndex(field) });
    apiRef.current?.setCellFocus(id, field);
  };

  return (
    <div style={{ width: '100%', maxWidth: 480 }}>
      <Stack direction="row" sx={{ mb: 1, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => goTo(1, 'bell')}>First bell</Button>
        <Button onClick={() => goTo(25, 'tone')}>Tone of bell 25</Button>
        <Button onClick={() => goTo(40, 'weight')}>Last weight</Button>
      </Stack>
      <div style={{ height: 300 }}>
        <DataGrid aria-label="Bells of the tower" apiRef={apiRef} rows={rows} columns={columns} hideFooter />
      </div>
    </div>
  );
}
