import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const rooms = [
  ['Ash', 8],
  ['Beech', 12],
  ['Cedar', 6],
  ['Elm', 20],
  ['Fir', 4],
  ['Hazel', 10],
  ['Larch', 16],
] as const;

const total = rooms.reduce((sum, [, seats]) => sum + seats, 0);

export default function TableSticky() {
  return (
    <Sheet
      variant="outlined"
      role="region"
      aria-label="Meeting rooms, scrollable"
      tabIndex={0}
      sx={{ width: '100%', maxWidth: 420, height: 220, overflow: 'auto', borderRadius: 'sm' }}
    >
      <Table aria-label="Meeting rooms" stickyHeader stickyFooter>
        <thead>
          <tr>
            <th scope="col">Room</th>
            <th scope="col">Seats</th>
          </tr>
        </thead>
        <tbody>
          {rooms.map(([name, seats]) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{seats}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{total}</td>
          </tr>
        </tfoot>
      </Table>
    </Sheet>
  );
}
