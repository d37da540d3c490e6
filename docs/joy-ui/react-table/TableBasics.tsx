import Table from '@mui/joy/Table';

const departures = [
  { line: 'IC 12', destination: 'Basel', time: '08:02', track: 4 },
  { line: 'RE 5', destination: 'Olten', time: '08:09', track: 11 },
  { line: 'S 3', destination: 'Wetzikon', time: '08:14', track: 32 },
];

export default function TableBasics() {
  return (
    <Table>
      <caption>Departures on a weekday morning</caption>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col" style={{ width: '40%' }}>
            Destination
          </th>
          <th scope="col">Time</th>
          <th scope="col">Track</th>
        </tr>
      </thead>
      <tbody>
        {departures.map((row) => (
          <tr key={row.line}>
            <th scope="row">{row.line}</th>
            <td>{row.destination}</td>
            <td>{row.time}</td>
            <td>{row.track}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
