import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';

type TabNavigation = NonNullable<DataGridProps['tabNavigation']>;
const choices: TabNavigation[] = ['none', 'content', 'header', 'all'];

const columns: GridColDef[] = [
  { field: 'line', headerName: 'Line', width: 80 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 100 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 100 },
];

const rows = [
  { id: 1, line: '4', from: 'Harbor', to: 'Upper village' },
  { id: 2, line: '7', from: 'Market', to: 'Old mill' },
];

export default function KeyboardRoutes() {
  const [tabNavigation, setTabNavigation] = React.useState<TabNavigation>('content');

  return (
    <div style={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Tab navigation"
        value={tabNavigation}
        onChange={(event) => setTabNavigation(event.target.value as TabNavigation)}
        sx={{ mt: 1, mb: 2, minWidth: 180 }}
      >
        {choices.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {choice}
          </MenuItem>
        ))}
      </TextField>
      <div style={{ height: 162 }}>
        <DataGrid aria-label="Bus lines" rows={rows} columns={columns} tabNavigation={tabNavigation} hideFooter />
      </div>
    </div>
  );
}
