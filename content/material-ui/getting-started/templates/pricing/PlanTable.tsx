import CheckIcon from '@mui/icons-material/Check';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import * as React from 'react';
import { comparison, plans } from './plans';

export default function PlanTable() {
  const titleId = React.useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h2">
        What you get
      </Typography>
      <TableContainer tabIndex={0} role="region" aria-labelledby={titleId} sx={{ mt: 3 }}>
        <Table
          sx={{
            minWidth: 340,
            '& th, & td': { px: { xs: 0.75, sm: 2 }, borderColor: 'divider' },
            '& thead th:first-of-type, & tbody th': { paddingInlineStart: 0 },
          }}
        >
          <TableHead>
            <TableRow>
              <TableCell>
                <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                  In the workshop
                </Box>
              </TableCell>
              {plans.map(({ name }) => (
                <TableCell key={name} align="center">
                  {name}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {comparison.map(({ label, values }) => (
              <TableRow key={label}>
                <TableCell component="th" scope="row">
                  {label}
                </TableCell>
                {values.map((value, index) => (
                  <TableCell key={plans[index]?.name} align="center" sx={{ color: 'text.secondary' }}>
                    {typeof value === 'string' ? value : <Mark yes={value} />}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  );
}

/** The icon of a mark has a name: color and shape alone say nothing to a screen reader. */
function Mark({ yes }: { yes: boolean }) {
  return yes ? (
    <CheckIcon fontSize="small" color="primary" titleAccess="Yes" />
  ) : (
    <RemoveIcon fontSize="small" titleAccess="No" sx={{ opacity: 0.6 }} />
  );
}
