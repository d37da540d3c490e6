import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const stations = [
  { name: 'Harbor', rain: '12 mm' },
  { name: 'Castle hill', rain: '18 mm' },
  { name: 'Airport', rain: '9 mm' },
];

export default function CustomizedTable() {
  return (
    <Table
      aria-label="Rainfall yesterday"
      sx={{
        maxWidth: 420,
        [`& .${tableCellClasses.root}`]: { borderBottom: 0 },
        [`& .${tableCellClasses.head}`]: {
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        },
        '& tbody tr:nth-of-type(even)': { bgcolor: 'action.hover' },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell>Station</TableCell>
          <TableCell align="right">Rain</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {stations.map(({ name, rain }) => (
          <TableRow key={name}>
            <TableCell>{name}</TableCell>
            <TableCell align="right">{rain}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
