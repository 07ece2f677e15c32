import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Tabs from '@mui/material/Tabs';
import * as React from 'react';

const sections = ['shape', 'breakpoints', 'zIndex', 'transitions', 'typography', 'palette', 'mixins'] as const;

/** All leaves below a value, with their paths. */
function leaves(value: unknown, path: string): [string, string][] {
  if (typeof value === 'function') {
    return [[path, 'function']];
  }
  if (typeof value !== 'object' || value === null) {
    return [[path, String(value)]];
  }
  return Object.entries(value).flatMap(([key, child]) => leaves(child, `${path}.${key}`));
}

export default function ThemeExplorer() {
  const theme = useTheme();
  const [section, setSection] = React.useState<(typeof sections)[number]>('shape');
  const id = React.useId();

  return (
    <Box sx={{ width: '100%', minWidth: 0 }}>
      <Tabs
        value={section}
        onChange={(_event, next) => setSection(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Part of the theme"
      >
        {sections.map((name) => (
          <Tab key={name} value={name} label={name} id={`${id}-${name}`} sx={{ textTransform: 'none' }} />
        ))}
      </Tabs>
      <Box role="tabpanel" aria-labelledby={`${id}-${section}`} tabIndex={0} sx={{ maxHeight: 320, overflow: 'auto' }}>
        <Table size="small" aria-label={section}>
          <TableBody>
            {leaves(theme[section], section).map(([path, value]) => (
              <TableRow key={path}>
                <TableCell component="th" scope="row" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
                  {path}
                </TableCell>
                <TableCell sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>{value}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}
