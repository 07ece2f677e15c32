import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const loans = ['Atlas', 'Herbal', 'Songbook', 'Almanac', 'Sea charts', 'Logbook', 'Primer', 'Cookbook'];

export default function StickyRegister() {
  return (
    <Sheet
      variant="outlined"
      role="region"
      aria-label="Loans"
      tabIndex={0}
      sx={{ width: 360, maxWidth: '100%', height: 200, overflow: 'auto', borderRadius: 'sm' }}
    >
      <Table stickyHeader aria-label="Loans by shelf">
        <thead>
          <tr>
            <th scope="col">Title</th>
            <th scope="col">Shelf</th>
          </tr>
        </thead>
        <tbody>
          {loans.map((title, index) => (
            <tr key={title}>
              <td>{title}</td>
              <td>{`C${index + 1}`}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
