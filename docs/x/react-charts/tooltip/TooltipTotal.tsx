import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsTooltipContainer, useAxesTooltip } from '@mui/x-charts/ChartsTooltip';

function TotalContent() {
  const axis = useAxesTooltip()?.[0];
  if (!axis) return null;
  const total = axis.seriesItems.reduce(
    (sum, { value }) => sum + (typeof value === 'number' ? value : 0),
    0,
  );

  return (
    <Paper variant="outlined" sx={{ p: 1.5 }}>
      <Typography variant="body2">{axis.axisFormattedValue}</Typography>
      {axis.seriesItems.map(({ seriesId, formattedLabel, formattedValue }) => (
        <Typography key={seriesId} variant="body2" color="text.secondary">
          {formattedLabel}: {formattedValue}
        </Typography>
      ))}
      <Typography variant="subtitle2" component="div">
        Total: {total}
      </Typography>
    </Paper>
  );
}

function TotalTooltip() {
  return (
    <ChartsTooltipContainer trigger="axis">
      <TotalContent />
    </ChartsTooltipContainer>
  );
}

export default function TooltipTotal() {
  return (
    <BarChart
      height={260}
      xAxis={[{ data: ['Island', 'North bay', 'City pier'] }]}
      series={[
        { data: [310, 140, 220], label: 'On foot', stack: 'people' },
        { data: [90, 60, 40], label: 'By bicycle', stack: 'people' },
        { data: [70, 20, 110], label: 'By car', stack: 'people' },
      ]}
      slots={{ tooltip: TotalTooltip }}
      title="Passengers by quay, with a total in the tooltip"
    />
  );
}
