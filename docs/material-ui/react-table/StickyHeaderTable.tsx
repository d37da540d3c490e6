import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const loans = Array.from({ length: 12 }, (_, index) => ({
  book: `Atlas, volume ${index + 1}`,
  days: 28 - index,
}));

export default function StickyHeaderTable() {
  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 420 }}>
      <TableContainer
        role="group"
        aria-label="Loans, scrollable"
        tabIndex={0}
        sx={{ maxHeight: 220 }}
      >
        <Table stickyHeader size="small" aria-label="Loans">
          <TableHead>
            <TableRow>
              <TableCell>Book</TableCell>
              <TableCell align="right">Days left</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {loans.map(({ book, days }) => (
              <TableRow key={book}>
                <TableCell>{book}</TableCell>
                <TableCell align="right">{days}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Paper>
  );
}
