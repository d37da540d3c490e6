import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const items = [
  { name: 'Seminar room', days: 2, price: 240 },
  { name: 'Projector', days: 2, price: 30 },
];

const total = items.reduce((sum, { days, price }) => sum + days * price, 0);

export default function SpanningTable() {
  return (
    <Table size="small" sx={{ maxWidth: 480 }}>
      <caption>Prices in euros, without tax</caption>
      <TableHead>
        <TableRow>
          <TableCell>Item</TableCell>
          <TableCell align="right">Days</TableCell>
          <TableCell align="right">Sum</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {items.map(({ name, days, price }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell align="right">{days}</TableCell>
            <TableCell align="right">{days * price}</TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableCell component="th" scope="row" colSpan={2}>
            Total
          </TableCell>
          <TableCell align="right">{total}</TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  );
}
