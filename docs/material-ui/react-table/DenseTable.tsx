import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

const facts = [
  { term: 'Title', value: 'The Winter Garden' },
  { term: 'Shelf', value: 'B 14' },
  { term: 'Copies', value: '3, one on loan' },
];

export default function DenseTable() {
  return (
    <Table size="small" aria-label="Catalog entry" sx={{ maxWidth: 360 }}>
      <TableBody>
        {facts.map(({ term, value }) => (
          <TableRow key={term}>
            <TableCell component="th" scope="row" variant="head">
              {term}
            </TableCell>
            <TableCell>{value}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
