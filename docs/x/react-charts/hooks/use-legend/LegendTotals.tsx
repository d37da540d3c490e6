import * as React from 'react';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLabelMark } from '@mui/x-charts/ChartsLabel';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useLegend, useLineSeries } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';
import { createEnergy } from '../../../_data/energy';

/** A legend with two columns of numbers. */
function LegendTable() {
  const { items } = useLegend();
  const series = useLineSeries();

  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Source</TableCell>
          <TableCell align="right">Mean</TableCell>
          <TableCell align="right">Highest</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {items.map(({ seriesId, label, color, markType }) => {
          const data = series.find(({ id }) => id === seriesId)?.data ?? [];
          const values = data.map((value) => value ?? 0);
          const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
          return (
            <TableRow key={seriesId}>
              <TableCell>
                <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
                  <ChartsLabelMark type={markType} color={color} />
                  {label}
                </Stack>
              </TableCell>
              <TableCell align="right">{Math.round(mean)} MW</TableCell>
              <TableCell align="right">{Math.max(...values)} MW</TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}

export default function LegendTotals() {
  const [hours] = React.useState(() => createEnergy(96, 'Portugal'));

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <ChartsDataProvider
        height={240}
        xAxis={[{ data: hours.map(({ hour }) => hour), label: 'Hours', height: 55 }]}
        yAxis={[{ width: 52 }]}
        series={(['wind', 'solar', 'hydro'] as const).map((source) => ({
          type: 'line',
          id: source,
          label: source,
          data: hours.map((hour) => hour[source]),
        }))}
      >
        <ChartsSurface title="Electricity in Portugal by source">
          <LinePlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <LegendTable />
      </ChartsDataProvider>
    </Stack>
  );
}
