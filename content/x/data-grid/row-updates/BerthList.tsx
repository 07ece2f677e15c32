import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';

const ships = ['Petrel', 'Gannet', 'Curlew', 'Plover', 'Dunlin'];

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Berth', width: 90 },
  { field: 'ship', headerName: 'Ship', flex: 1, minWidth: 120 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 100 },
];

const shipAt = (berth: number) => ({ id: berth, ship: ships[(berth - 1) % ships.length], crates: 0 });

export default function BerthList() {
  const [rows, setRows] = React.useState([shipAt(1), shipAt(2)]);
  const last = rows.at(-1)?.id ?? 0;

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" sx={{ mb: 1, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => setRows([...rows, shipAt(last + 1)])}>Moor a ship</Button>
        <Button onClick={() => setRows(rows.map((row) => ({ ...row, crates: row.crates + 5 })))}>
          Unload 5 crates
        </Button>
        <Button onClick={() => setRows(rows.slice(1))} disabled={rows.length === 0}>
          First one leaves
        </Button>
      </Stack>
      <div style={{ height: 266 }}>
        <DataGrid aria-label="Berths" rows={rows} columns={columns} hideFooter />
      </div>
    </div>
  );
}
