import { BarChart } from '@mui/x-charts/BarChart';

export default function AxisRotatedTicks() {
  return (
    <BarChart
      height={340}
      xAxis={[
        {
          data: [
            'Castle ruin',
            'Waterfall',
            'Sculpture trail',
            'Botanical garden',
            'Lookout tower',
            'Mill museum',
          ],
          height: 110,
          tickLabelStyle: { angle: -45 },
          disableTicks: true,
        },
      ]}
      yAxis={[{ label: 'Visitors', valueFormatter: (value: number) => `${value / 1000}k` }]}
      series={[{ data: [4200, 8800, 2100, 6400, 5200, 1700], label: 'Visitors in May' }]}
      hideLegend
      title="Visitors to six sights in May"
    />
  );
}
