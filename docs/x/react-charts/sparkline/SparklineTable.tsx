import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const routes = [
  { name: 'Island', seats: 82, week: [61, 58, 66, 70, 79, 88, 82] },
  { name: 'North bay', seats: 47, week: [55, 57, 52, 49, 50, 44, 47] },
  { name: 'City pier', seats: 68, week: [64, 71, 66, 69, 63, 72, 68] },
];

const yAxis = { min: 0, max: 100 };

export default function SparklineTable() {
  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 480 }}>
      <Table size="small" aria-label="Occupied seats by ferry route">
        <TableHead>
          <TableRow>
            <TableCell>Route</TableCell>
            <TableCell align="right">Today</TableCell>
            <TableCell>Seven days</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {routes.map(({ name, seats, week }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{seats}%</TableCell>
              <TableCell>
                <SparkLineChart
                  plotType="bar"
                  data={week}
                  width={90}
                  height={32}
                  yAxis={yAxis}
                  role="img"
                  aria-label={`${name}: from ${week[0]}% to ${seats}%`}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}
