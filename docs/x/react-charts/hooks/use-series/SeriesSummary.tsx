import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useSeries } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';
import { createMonthlyClimate } from '../../../_data/chartClimate';

/** A sentence about whatever series the chart has. */
function Summary() {
  const { bar, line } = useSeries();
  const parts = [bar, line].flatMap((group) =>
    group ? group.seriesOrder.map((id) => group.series[id]) : [],
  );

  return (
    <Typography variant="body2">
      {parts.map((series) => {
        const values = (series?.data ?? []).map((value) => value ?? 0);
        const name = typeof series?.label === 'string' ? series.label : 'Series';
        return `${name}: ${Math.min(...values)} to ${Math.max(...values)}. `;
      })}
    </Typography>
  );
}

export default function SeriesSummary() {
  const [months] = React.useState(() => createMonthlyClimate('Reykjavik'));

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <ChartsDataProvider
        height={260}
        xAxis={[{ scaleType: 'band', data: months.map(({ month }) => month) }]}
        series={[
          { type: 'bar', label: 'Rain (mm)', data: months.map(({ rain }) => rain) },
          { type: 'line', label: 'Temperature (°C)', data: months.map((row) => row.temperature) },
        ]}
      >
        <ChartsSurface title="Rain and temperature in Reykjavik">
          <BarPlot />
          <LinePlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <Summary />
      </ChartsDataProvider>
    </Stack>
  );
}
