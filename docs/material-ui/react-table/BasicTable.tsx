import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const trains = [
  { number: 'IC 412', from: 'Lyon', departure: '08:14', platform: 3, seats: 36 },
  { number: 'RE 77', from: 'Dijon', departure: '08:40', platform: 7, seats: 118 },
  { number: 'IC 508', from: 'Geneva', departure: '09:05', platform: 1, seats: 0 },
  { number: 'IC 418', from: 'Lyon', departure: '10:14', platform: 3, seats: 4 },
  { number: 'RE 81', from: 'Beaune', departure: '10:52', platform: 8, seats: 96 },
  { number: 'EC 24', from: 'Turin', departure: '11:20', platform: 2, seats: 51 },
  { number: 'IC 422', from: 'Lyon', departure: '12:14', platform: 3, seats: 17 },
  { number: 'RE 85', from: 'Dijon', departure: '12:40', platform: 7, seats: 133 },
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
            <TableCell align="right">Platform</TableCell>
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
              <TableCell align="right">{train.platform}</TableCell>
              <TableCell align="right">
                {train.seats || <Chip size="small" label="Full" />}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
