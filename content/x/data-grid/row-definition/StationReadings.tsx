import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Reading {
  station: string;
  day: string;
  rain: number;
}

const readings: Reading[] = [
  { station: 'Harbor', day: '2026-03-02', rain: 3.2 },
  { station: 'Harbor', day: '2026-03-03', rain: 0 },
  { station: 'Old mill', day: '2026-03-02', rain: 7.5 },
  { station: 'Old mill', day: '2026-03-03', rain: 1.1 },
];

// Neither the station nor the day alone is unique.
const getRowId = (row: Reading) => `${row.station}/${row.day}`;

const columns: GridColDef<Reading>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 110 },
  { field: 'day', headerName: 'Day', width: 120 },
  { field: 'rain', headerName: 'Rain (mm)', type: 'number', width: 110 },
];

export default function StationReadings() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid aria-label="Rain readings" rows={readings} columns={columns} getRowId={getRowId} hideFooter />
    </div>
  );
}
