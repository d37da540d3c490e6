import { BarChart } from '@mui/x-charts/BarChart';

export default function LabeledBars() {
  return (
    <BarChart
      height={300}
      xAxis={[{ data: ['North', 'East', 'South', 'West'] }]}
      series={[
        {
          data: [74, 61, 88, 53],
          label: 'Recycled',
          barLabel: (item, context) =>
            context.bar.height < 24 || item.value === null ? null : `${item.value}%`,
          barLabelPlacement: 'outside',
        },
      ]}
      yAxis={[{ max: 100 }]}
      borderRadius={6}
      hideLegend
      title="Share of recycled waste by district"
    />
  );
}
