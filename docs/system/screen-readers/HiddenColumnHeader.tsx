import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { visuallyHidden } from '@mui/utils';

const rooms = [
  { name: 'Atlas', seats: 6 },
  { name: 'Beacon', seats: 12 },
];

export default function HiddenColumnHeader() {
  return (
    <Table size="small" aria-label="Meeting rooms" sx={{ position: 'relative', maxWidth: 420 }}>
      <TableHead>
        <TableRow>
          <TableCell>Room</TableCell>
          <TableCell align="right">Seats</TableCell>
          <TableCell>
            <span style={visuallyHidden}>Booking</span>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rooms.map(({ name, seats }) => (
          <TableRow key={name}>
            <TableCell>{name}</TableCell>
            <TableCell align="right">{seats}</TableCell>
            <TableCell>
              <Button size="small" aria-label={`Book ${name}`}>
                Book
              </Button>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
