import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';

function LevelBar({ value, row }: GridRenderCellParams) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
      <LinearProgress
        variant="determinate"
        value={value}
        color={value < 20 ? 'error' : 'primary'}
        aria-label={`Level of ${row.tank}`}
        sx={{ flex: 1, height: 8, borderRadius: 1 }}
      />
      <span>{value} %</span>
    </Box>
  );
}

const columns: GridColDef[] = [
  { field: 'tank', headerName: 'Tank', width: 110 },
  {
    field: 'level',
    headerName: 'Level',
    type: 'number',
    headerAlign: 'left',
    flex: 1,
    minWidth: 160,
    display: 'flex',
    renderCell: (params) => <LevelBar {...params} />,
  },
];

const rows = [
  { id: 1, tank: 'Rain north', level: 82 },
  { id: 2, tank: 'Rain south', level: 14 },
  { id: 3, tank: 'Spring', level: 55 },
];

export default function TankLevels() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid aria-label="Water tanks" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
