import * as React from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useLegend, useLineSeries } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { createTraffic } from '../../_data/chartTraffic';

const tooltipDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

function TableLegend() {
  const { items } = useLegend();
  const series = useLineSeries();

  return (
    <Box sx={{ gridArea: 'legend', overflowX: 'auto' }}>
      <Table size="small" aria-label="Response times in milliseconds">
        <TableHead>
          <TableRow>
            <TableCell>Response time</TableCell>
            <TableCell align="right">Lowest</TableCell>
            <TableCell align="right">Mean</TableCell>
            <TableCell align="right">Highest</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map(({ label, color, seriesId }) => {
            const data = series.find(({ id }) => id === seriesId)?.data ?? [];
            const values = data.filter((value) => value !== null);
            const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
            return (
              <TableRow key={seriesId}>
                <TableCell component="th" scope="row">
                  <Box
                    component="span"
                    aria-hidden
                    sx={{ display: 'inline-block', width: 16, height: 3, bgcolor: color, mr: 1 }}
                  />
                  {label}
                </TableCell>
                <TableCell align="right">{Math.min(...values)}</TableCell>
                <TableCell align="right">{Math.round(mean)}</TableCell>
                <TableCell align="right">{Math.max(...values)}</TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
}

export default function LegendTable() {
  const [hours] = React.useState(() => createTraffic(96));

  return (
    <LineChart
      height={240}
      xAxis={[
        {
          scaleType: 'time',
          valueFormatter: (date: Date, context) =>
            context.location === 'tick' ? context.defaultTickLabel : tooltipDate.format(date),
          data: hours.map(({ time }) => time),
        },
      ]}
      yAxis={[{ valueFormatter: (value: number) => `${value} ms`, width: 64 }]}
      series={[
        { id: 'median', data: hours.map(({ median }) => median), label: 'Median', showMark: false },
        { id: 'slow', data: hours.map(({ slow }) => slow), label: 'Slowest 5%', showMark: false },
      ]}
      slots={{ legend: TableLegend }}
      slotProps={{ legend: { position: { vertical: 'bottom' } } }}
      title="Response times over four days"
    />
  );
}
