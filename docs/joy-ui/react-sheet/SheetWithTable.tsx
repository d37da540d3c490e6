import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const tides = [
  ['Monday', '05:12', '17:40'],
  ['Tuesday', '06:03', '18:29'],
  ['Wednesday', '06:55', '19:18'],
  ['Thursday', '07:49', '20:10'],
  ['Friday', '08:46', '21:05'],
] as const;

export default function SheetWithTable() {
  return (
    <Sheet
      variant="soft"
      role="region"
      aria-label="High tide this week"
      tabIndex={0}
      sx={{ width: '100%', maxWidth: 400, height: 160, overflow: 'auto', borderRadius: 'sm' }}
    >
      <Table stickyHeader aria-label="High tide">
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Morning</th>
            <th scope="col">Evening</th>
          </tr>
        </thead>
        <tbody>
          {tides.map(([day, morning, evening]) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{morning}</td>
              <td>{evening}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
