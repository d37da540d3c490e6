import * as React from 'react';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDataset } from '@mui/x-charts/hooks';
import { createMonthlyClimate } from '../../../_data/chartClimate';

/** The rows of the chart as a table, for people who can't see it. */
function DataTable() {
  const rows = useDataset() ?? [];
  const columns = Object.keys(rows[0] ?? {});

  return (
    <TableContainer sx={{ maxHeight: 200 }} tabIndex={0} aria-label="Chart values">
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={index}>
              {columns.map((column) => (
                <TableCell key={column}>{String(row[column])}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

export default function DatasetTable() {
  const [dataset] = React.useState(() => createMonthlyClimate('Lisbon'));

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <ChartsDataProvider
        height={240}
        dataset={dataset}
        xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
        series={[{ type: 'bar', dataKey: 'sun', label: 'Hours of sun' }]}
      >
        <ChartsSurface title="Hours of sun in Lisbon">
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <DataTable />
      </ChartsDataProvider>
    </Stack>
  );
}
