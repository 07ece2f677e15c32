import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import * as React from 'react';

const names = ['--mui-palette-primary-main', '--mui-palette-background-paper', '--mui-spacing', '--mui-font-body2'];

export default function VariableProbe() {
  const ref = React.useRef<HTMLDivElement>(null);
  const [values, setValues] = React.useState<string[]>([]);

  const read = () => {
    if (ref.current) {
      const style = getComputedStyle(ref.current);
      setValues(names.map((name) => style.getPropertyValue(name).trim() || 'not set'));
    }
  };

  return (
    <Box ref={ref} sx={{ width: '100%', minWidth: 0 }}>
      <Button variant="outlined" onClick={read}>
        Read the variables
      </Button>
      <Table size="small" aria-label="Variables" sx={{ mt: 2, tableLayout: 'fixed' }}>
        <TableBody>
          {names.map((name, index) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
                {name}
              </TableCell>
              <TableCell sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>{values[index] ?? '…'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
