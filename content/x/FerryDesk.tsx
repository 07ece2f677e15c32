import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const columns: GridColDef[] = [
  { field: 'island', headerName: 'Island', flex: 1, minWidth: 110 },
  { field: 'leaves', headerName: 'Leaves', width: 100 },
  { field: 'free', headerName: 'Free seats', type: 'number', width: 110 },
  { field: 'bikes', headerName: 'Bikes', type: 'boolean', width: 90 },
];

const ISLANDS = ['Hallig', 'Sandoy', 'Vesterø', 'Little Skerry', 'Gull Rock'];
const SEATS = 60;

/** Any numbers that differ by day. */
function timetable(day: Dayjs): GridRowsProp {
  return ISLANDS.map((island, index) => ({
    id: island,
    island,
    leaves: `${7 + index * 2}:${(day.date() * 7) % 60 < 30 ? '15' : '40'}`,
    free: (day.date() * 13 + index * 17) % SEATS,
    bikes: (day.date() + index) % 3 !== 0,
  }));
}

export default function FerryDesk() {
  const [day, setDay] = React.useState(dayjs('2026-06-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, width: '100%' }}>
        <DateCalendar
          referenceDate={dayjs('2026-06-12')}
          value={day}
          onChange={(value: Dayjs | null) => value && setDay(value)}
          sx={{ mx: 0, flex: '0 0 auto', maxWidth: '100%' }}
        />
        <Box sx={{ flex: '1 1 420px', minWidth: 0, height: 334 }}>
          <DataGrid
            aria-label={`Ferries on ${day.format('D MMMM')}`}
            rows={timetable(day)}
            columns={columns}
            hideFooter
            initialState={{ sorting: { sortModel: [{ field: 'free', sort: 'desc' }] } }}
          />
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
