import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useColorScheme } from '@mui/material/styles';

export default function FirstRender() {
  const { mode, systemMode, colorScheme } = useColorScheme();
  const rows = [
    { name: 'mode', value: mode },
    { name: 'systemMode', value: systemMode },
    { name: 'colorScheme', value: colorScheme },
  ];

  return (
    <Table size="small" aria-label="Values of useColorScheme" sx={{ maxWidth: 320 }}>
      <TableBody>
        {rows.map(({ name, value }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell>{value ?? 'undefined'}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
