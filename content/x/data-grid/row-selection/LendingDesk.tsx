import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
  gridRowSelectionIdsSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import * as React from 'react';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  { field: 'state', headerName: 'State', width: 110 },
];

const rows = [
  { id: 1, title: 'Tides and Currents', state: 'here' },
  { id: 2, title: 'The Quiet Orchard', state: 'lent' },
  { id: 3, title: 'Knots for Beginners', state: 'here' },
  { id: 4, title: 'Bread, Slowly', state: 'here' },
];

export default function LendingDesk() {
  const apiRef = useGridApiRef();
  const [model, setModel] = React.useState<GridRowSelectionModel>({ type: 'include', ids: new Set([1]) });
  const [message, setMessage] = React.useState('');

  const lend = () => {
    const titles = [...gridRowSelectionIdsSelector(apiRef).values()].map((row) => row.title);
    setMessage(titles.length === 0 ? 'Nothing is selected.' : `Lent: ${titles.join(', ')}.`);
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 266 }}>
        <DataGrid
          aria-label="Books at the desk"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          isRowSelectable={({ row }) => row.state === 'here'}
          rowSelectionModel={model}
          onRowSelectionModelChange={(next) => setModel(next)}
          hideFooter
        />
      </div>
      <Button variant="contained" onClick={lend} sx={{ mt: 2 }}>
        Lend
      </Button>
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: 20 }}>
        {message}
      </Typography>
    </div>
  );
}
