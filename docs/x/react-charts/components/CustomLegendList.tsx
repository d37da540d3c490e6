import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useLegend, useLineSeries } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';

function LatestValues() {
  const { items } = useLegend();
  const series = useLineSeries();

  return (
    <Stack
      component="ul"
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 2, m: 0, p: 0, listStyle: 'none' }}
    >
      {items.map(({ seriesId, color, label }) => (
        <Box
          component="li"
          key={seriesId}
          sx={{ borderInlineStart: '6px solid', borderColor: color, paddingInlineStart: 1 }}
        >
          {label}: {series.find(({ id }) => id === seriesId)?.data.at(-1)} °C
        </Box>
      ))}
    </Stack>
  );
}

export default function CustomLegendList() {
  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ChartsDataProvider
        height={220}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu'], scaleType: 'point' }]}
        series={[
          { type: 'line', data: [21, 22, 24, 23], label: 'Greenhouse' },
          { type: 'line', data: [9, 12, 11, 14], label: 'Field' },
        ]}
      >
        <LatestValues />
        <ChartsSurface title="Temperature in the greenhouse and in the field">
          <LinePlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
      </ChartsDataProvider>
    </Stack>
  );
}
