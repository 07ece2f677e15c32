import { TablePagination } from '@mui/base/TablePagination';
import * as React from 'react';
import './pagination.css';

const visitors = ['Ada', 'Bruno', 'Chiara', 'Dov', 'Elif', 'Femi', 'Greta', 'Hugo', 'Ines', 'Jonas', 'Kaja'];

export default function VisitorBook() {
  const [page, setPage] = React.useState(0);
  const [size, setSize] = React.useState(3);

  return (
    <table className="book">
      <caption>Visitors of the tower</caption>
      <thead>
        <tr>
          <th scope="col">No.</th>
          <th scope="col">Name</th>
        </tr>
      </thead>
      <tbody>
        {visitors.slice(page * size, (page + 1) * size).map((name) => (
          <tr key={name}>
            <td>{visitors.indexOf(name) + 1}</td>
            <td>{name}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <TablePagination
            colSpan={2}
            count={visitors.length}
            page={page}
            rowsPerPage={size}
            rowsPerPageOptions={[3, 5, 11]}
            onPageChange={(_event, next) => setPage(next)}
            onRowsPerPageChange={(event) => {
              setSize(Number(event.target.value));
              setPage(0);
            }}
          />
        </tr>
      </tfoot>
    </table>
  );
}
