import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const seasons = ['Summer', 'Winter'];
const measures = ['Guests', 'Nights', 'Revenue'];

const towns = [
  { town: 'Bergen', values: ['48,200', '101,400', '€9.1M', '17,900', '29,300', '€2.4M'] },
  { town: 'Flåm', values: ['22,600', '31,700', '€3.8M', '2,100', '3,400', '€0.3M'] },
  { town: 'Geilo', values: ['9,400', '20,200', '€1.6M', '31,800', '120,500', '€12.7M'] },
  { town: 'Voss', values: ['18,700', '39,900', '€3.2M', '24,300', '81,600', '€7.9M'] },
];

export default function ColumnGroupTable() {
  return (
    <Paper variant="outlined" sx={{ width: '100%', minWidth: 0 }}>
      <TableContainer role="group" aria-label="Visitors, scrollable" tabIndex={0}>
        <Table size="small" aria-label="Visitors by town and season">
          <TableHead>
            <TableRow>
              <TableCell rowSpan={2} sx={{ verticalAlign: 'bottom' }}>
                Town
              </TableCell>
              {seasons.map((season) => (
                <TableCell
                  key={season}
                  scope="colgroup"
                  colSpan={measures.length}
                  align="center"
                  sx={{ borderInlineStart: 1, borderColor: 'divider' }}
                >
                  {season}
                </TableCell>
              ))}
            </TableRow>
            <TableRow>
              {seasons.flatMap((season) =>
                measures.map((measure) => (
                  <TableCell key={season + measure} align="right">
                    {measure}
                  </TableCell>
                )),
              )}
            </TableRow>
          </TableHead>
          <TableBody>
            {towns.map(({ town, values }) => (
              <TableRow key={town} hover>
                <TableCell component="th" scope="row">
                  {town}
                </TableCell>
                {values.map((value, index) => (
                  <TableCell key={index} align="right">
                    {value}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Paper>
  );
}
