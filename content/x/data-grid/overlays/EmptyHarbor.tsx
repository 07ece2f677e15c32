import SailingIcon from '@mui/icons-material/Sailing';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 120 },
  { field: 'berth', headerName: 'Berth', width: 100 },
];

function NoBoats() {
  return (
    <Stack
      spacing={1}
      sx={{ height: '100%', alignItems: 'center', justifyContent: 'center', textAlign: 'center', p: 2 }}
    >
      <SailingIcon color="disabled" fontSize="large" />
      <Typography>All boats are out.</Typography>
      <Typography variant="body2" color="text.secondary">
        They come back with the evening tide.
      </Typography>
    </Stack>
  );
}

export default function EmptyHarbor() {
  return (
    <div style={{ height: 250, width: '100%' }}>
      <DataGrid
        aria-label="Boats in the harbor"
        rows={[]}
        columns={columns}
        slots={{ noRowsOverlay: NoBoats }}
        hideFooter
      />
    </div>
  );
}
