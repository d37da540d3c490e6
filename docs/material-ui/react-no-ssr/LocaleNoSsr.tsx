import NoSsr from '@mui/material/NoSsr';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

const invoices = [
  { name: 'Roof repair', amount: 12480.5 },
  { name: 'New gutters', amount: 1935 },
];

function LocalAmount({ value }: { value: number }) {
  return value.toLocaleString(undefined, { style: 'currency', currency: 'EUR' });
}

export default function LocaleNoSsr() {
  return (
    <Table size="small" aria-label="Invoices" sx={{ maxWidth: 360 }}>
      <TableBody>
        {invoices.map(({ name, amount }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell align="right">
              <NoSsr fallback={`EUR ${amount.toFixed(2)}`}>
                <LocalAmount value={amount} />
              </NoSsr>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
