import { alpha } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Room {
  id: number;
  room: string;
  degrees: number;
  limit: number;
}

const isWarm = (row: Room) => row.degrees > row.limit;

const columns: GridColDef<Room>[] = [
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 110 },
  {
    field: 'degrees',
    headerName: '°C',
    type: 'number',
    width: 80,
    cellClassName: ({ row }) => (isWarm(row) ? 'strong' : ''),
  },
  {
    field: 'state',
    headerName: 'State',
    width: 130,
    valueGetter: (_value, row) => (isWarm(row) ? 'Too warm' : 'In order'),
  },
];

const rows: Room[] = [
  { id: 1, room: 'Fish', degrees: 1.5, limit: 2 },
  { id: 2, room: 'Berries', degrees: 7.2, limit: 5 },
  { id: 3, room: 'Cheese', degrees: 9.8, limit: 12 },
];

export default function ColdStorage() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        aria-label="Cold storage"
        rows={rows}
        columns={columns}
        getRowClassName={({ row }) => (isWarm(row) ? 'warm' : '')}
        hideFooter
        sx={(theme) => ({
          '& .warm': { bgcolor: alpha(theme.palette.warning.main, 0.16) },
          '& .strong': { fontWeight: 700 },
        })}
      />
    </div>
  );
}
