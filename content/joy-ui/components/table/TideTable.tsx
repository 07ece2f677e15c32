import Table from '@mui/joy/Table';

const tides = [
  { day: 'Monday', high: '06:40', low: '12:55' },
  { day: 'Tuesday', high: '07:26', low: '13:44' },
  { day: 'Wednesday', high: '08:11', low: '14:30' },
];

export default function TideTable() {
  return (
    <Table hoverRow stripe="even" aria-label="Tides this week" sx={{ maxWidth: 420 }}>
      <thead>
        <tr>
          <th scope="col" style={{ width: '40%' }}>
            Day
          </th>
          <th scope="col">High</th>
          <th scope="col">Low</th>
        </tr>
      </thead>
      <tbody>
        {tides.map((tide) => (
          <tr key={tide.day}>
            <th scope="row">{tide.day}</th>
            <td>{tide.high}</td>
            <td>{tide.low}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
