import { DataGrid, type GridColDef, gridClasses } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'hive', headerName: 'Hive', flex: 1, minWidth: 90 },
  {
    field: 'frames',
    headerName: 'Brood frames',
    description: 'Frames with eggs or larvae at the last inspection',
    type: 'number',
    width: 110,
    headerClassName: 'measured',
  },
  {
    field: 'mites',
    headerName: 'Mites per 100 bees',
    description: 'From a sample of half a cup of bees',
    type: 'number',
    width: 120,
    headerClassName: 'measured',
  },
];

const rows = [
  { id: 1, hive: 'Linden', frames: 7, mites: 1.3 },
  { id: 2, hive: 'Clover', frames: 5, mites: 2.8 },
  { id: 3, hive: 'Heather', frames: 8, mites: 0.7 },
];

export default function BeehiveHeaders() {
  return (
    <div style={{ height: 230, width: '100%' }}>
      <DataGrid
        aria-label="Beehives"
        rows={rows}
        columns={columns}
        columnHeaderHeight={72}
        hideFooter
        sx={{
          '& .measured': { bgcolor: 'action.hover' },
          [`& .${gridClasses.columnHeaderTitle}`]: { whiteSpace: 'normal', lineHeight: 1.3 },
        }}
      />
    </div>
  );
}
