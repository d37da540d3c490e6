import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const trains = [
  { number: 'IC 412', from: 'Lyon', departure: '08:14', seats: 36 },
  { number: 'IC 418', from: 'Lyon', departure: '10:14', seats: 4 },
  { number: 'RE 77', from: 'Dijon', departure: '11:02', seats: 118 },
];

export default function BasicTable() {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      role="group"
      aria-label="Morning trains, scrollable"
      tabIndex={0}
    >
      <Table aria-label="Morning trains">
        <TableHead>
          <TableRow>
            <TableCell>Train</TableCell>
            <TableCell>From</TableCell>
            <TableCell>Departure</TableCell>
            <TableCell align="right">Free seats</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {trains.map((train) => (
            <TableRow key={train.number} hover>
              <TableCell component="th" scope="row">
                {train.number}
              </TableCell>
              <TableCell>{train.from}</TableCell>
              <TableCell>{train.departure}</TableCell>
              <TableCell align="right">{train.seats}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
