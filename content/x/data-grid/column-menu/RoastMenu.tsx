import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  type GridColDef,
  GridColumnMenu,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import * as React from 'react';

const columns: GridColDef[] = [
  { field: 'bean', headerName: 'Bean', flex: 1, minWidth: 130 },
  { field: 'roast', headerName: 'Roast', width: 120 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 110 },
];

const rows = [
  { id: 1, bean: 'Highland', roast: 'Light', kilos: 42 },
  { id: 2, bean: 'Harbor blend', roast: 'Dark', kilos: 120 },
  { id: 3, bean: 'Decaf', roast: 'Medium', kilos: 18 },
];

const Mark = React.createContext<(field: string) => void>(() => {});

function MarkItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const mark = React.useContext(Mark);
  return (
    <MenuItem
      onClick={(event) => {
        mark(colDef.field);
        onClick(event);
      }}
    >
      <ListItemText inset>Mark this column</ListItemText>
    </MenuItem>
  );
}

function RoastColumnMenu(props: GridColumnMenuProps) {
  return (
    <GridColumnMenu
      {...props}
      slots={{ columnMenuMarkItem: MarkItem, columnMenuColumnsItem: null }}
      slotProps={{ columnMenuMarkItem: { displayOrder: 15 } }}
    />
  );
}

export default function RoastMenu() {
  const [marked, setMarked] = React.useState('roast');

  return (
    <Mark.Provider value={setMarked}>
      <div style={{ height: 214, width: '100%' }}>
        <DataGrid
          aria-label="Coffee store"
          rows={rows}
          columns={columns.map((column) => ({ ...column, cellClassName: column.field === marked ? 'marked' : '' }))}
          slots={{ columnMenu: RoastColumnMenu }}
          hideFooter
          sx={{ '& .marked': { bgcolor: 'action.selected' } }}
        />
      </div>
    </Mark.Provider>
  );
}
