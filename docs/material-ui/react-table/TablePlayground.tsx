import Table from '@mui/material/Table';
import type { TableProps } from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

export default function TablePlayground(props: TableProps) {
  return (
    <Table aria-label="Harvest" {...props}>
      <TableHead>
        <TableRow>
          <TableCell>Crop</TableCell>
          <TableCell align="right">Kilograms</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell>Beans</TableCell>
          <TableCell align="right">12</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}
