import DoneIcon from '@mui/icons-material/Done';
import { DataGrid, GridActionsCell, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';

interface Repair {
  id: number;
  bike: string;
  state: string;
}

const initialRows: Repair[] = [
  { id: 1, bike: 'Cargo 3', state: 'Waiting' },
  { id: 2, bike: 'Tandem', state: 'On the stand' },
  { id: 3, bike: 'Folder 12', state: 'Waiting' },
];

export default function RepairActions() {
  const [rows, setRows] = React.useState(initialRows);

  const columns = React.useMemo<GridColDef<Repair>[]>(() => {
    const setState = (id: number, state: string) =>
      setRows((all) => all.map((row) => (row.id === id ? { ...row, state } : row)));
    return [
      { field: 'bike', headerName: 'Bicycle', flex: 1, minWidth: 100 },
      { field: 'state', headerName: 'State', width: 130 },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 100,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<DoneIcon />}
              label={`Finish ${params.row.bike}`}
              onClick={() => setState(params.row.id, 'Done')}
            />
            <GridActionsCellItem showInMenu label="Put back" onClick={() => setState(params.row.id, 'Waiting')} />
          </GridActionsCell>
        ),
      },
    ];
  }, []);

  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid aria-label="Repairs of the week" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
