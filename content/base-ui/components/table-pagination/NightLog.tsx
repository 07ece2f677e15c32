import { TablePagination } from '@mui/base/TablePagination';
import * as React from 'react';
import './pagination.css';

const words = { first: 'First night', last: 'Last night', next: 'Next night', previous: 'Night before' };

export default function NightLog() {
  const [night, setNight] = React.useState(2);

  return (
    <TablePagination
      className="book"
      slots={{ root: 'nav' }}
      aria-label="Nights of the log"
      count={30}
      page={night}
      rowsPerPage={1}
      rowsPerPageOptions={[]}
      onPageChange={(_event, next) => setNight(next)}
      labelDisplayedRows={({ from, count }) => `Night ${from} of ${count}`}
      getItemAriaLabel={(type) => words[type]}
      slotProps={{ actions: { showFirstButton: true, showLastButton: true } }}
    />
  );
}
