import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function PreferenceQueries() {
  const rows = [
    { name: 'Less motion', match: useMediaQuery('(prefers-reduced-motion: reduce)') },
    { name: 'Dark scheme', match: useMediaQuery('(prefers-color-scheme: dark)') },
    { name: 'More contrast', match: useMediaQuery('(prefers-contrast: more)') },
    { name: 'Precise pointer', match: useMediaQuery('(pointer: fine)') },
  ];

  return (
    <Table size="small" aria-label="Device settings" sx={{ maxWidth: 320 }}>
      <TableBody>
        {rows.map(({ name, match }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell>{match ? 'yes' : 'no'}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
