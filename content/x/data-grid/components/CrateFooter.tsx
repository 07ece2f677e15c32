import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'sort', headerName: 'Sort', flex: 1, minWidth: 120 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 110 },
];

const rows = [
  { id: 1, sort: 'Russet', crates: 78 },
  { id: 2, sort: 'Early gold', crates: 51 },
  { id: 3, sort: 'Winter bell', crates: 52 },
];

/** The sum follows the filter, as the rows come from the state of the grid. */
function SumFooter() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const sum = entries.reduce((total, { model }) => total + model.crates, 0);
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', p: 1.5, textAlign: 'end' }}>
      {sum} crates of {entries.length} sorts
    </Box>
  );
}

export default function CrateFooter() {
  return (
    <div style={{ height: 262, width: '100%' }}>
      <DataGrid aria-label="Crates" rows={rows} columns={columns} slots={{ footer: SumFooter }} />
    </div>
  );
}
