import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  RadarDataProvider,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesPlot,
} from '@mui/x-charts/RadarChart';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { useLegend, useRadarSeries } from '@mui/x-charts/hooks';

/** Cards with the mean of each series. */
function ScoreCards() {
  const { items } = useLegend();
  const series = useRadarSeries();

  return (
    <Stack component="ul" direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, m: 0, p: 0 }}>
      {items.map(({ seriesId, label, color }) => {
        const data = series.find(({ id }) => id === seriesId)?.data ?? [];
        const mean = data.reduce((sum, value) => sum + value, 0) / data.length;
        return (
          <Box
            component="li"
            key={seriesId}
            sx={{
              listStyle: 'none',
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              borderTop: `4px solid ${color}`,
              px: 2,
              py: 1,
            }}
          >
            <strong>{mean.toFixed(1)}</strong> {label}
          </Box>
        );
      })}
    </Stack>
  );
}

export default function LegendScores() {
  return (
    <Stack sx={{ width: '100%', gap: 2, alignItems: 'center' }}>
      <RadarDataProvider
        height={300}
        radar={{ max: 10, metrics: ['Sound', 'Battery', 'Comfort', 'Price', 'Range', 'Service'] }}
        series={[
          { id: 'studio', label: 'Studio headphones', data: [9.2, 6.8, 7.9, 5.1, 6.4, 8.2] },
          { id: 'travel', label: 'Travel headphones', data: [7.4, 9.1, 8.3, 7.2, 8.8, 7.5] },
        ]}
      >
        <ScoreCards />
        <ChartsSurface title="Test results for two pairs of headphones">
          <RadarGrid />
          <RadarMetricLabels />
          <RadarSeriesPlot />
        </ChartsSurface>
      </RadarDataProvider>
    </Stack>
  );
}
