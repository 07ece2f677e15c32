import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';

const names = ['Ada', 'Bo', 'Chidi', 'Dana', 'Emre', 'Fay', 'Goro', 'Hana'];
const roles = ['Helm', 'Deck', 'Galley'];
const crew = names.map((name, index) => ({ id: index + 1, name, role: roles[index % roles.length] }));

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 100 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 100 },
];

export default function GrowingCrew() {
  const [size, setSize] = React.useState(3);

  return (
    <Box sx={{ width: '100%', minHeight: 330 }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button onClick={() => setSize(size + 1)} disabled={size === crew.length}>
          Add
        </Button>
        <Button onClick={() => setSize(size - 1)} disabled={size === 0}>
          Remove
        </Button>
      </Stack>
      <Box sx={{ display: 'flex', flexDirection: 'column', maxHeight: 280 }}>
        <DataGrid aria-label="Crew" rows={crew.slice(0, size)} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
