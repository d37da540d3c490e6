import { BarChart } from '@mui/x-charts/BarChart';

const kilograms = (value: number | null) => (value === null ? null : `${value} kg`);

export default function TooltipFormats() {
  return (
    <BarChart
      height={260}
      xAxis={[
        {
          scaleType: 'band',
          data: ['Apr', 'May', 'Jun', 'Jul'],
          valueFormatter: (month: string, { location }) =>
            location === 'tooltip' ? `Harvest in ${month} 2026` : month,
        },
      ]}
      series={[
        { data: [14, 22, 31, 18], label: 'Lettuce', valueFormatter: kilograms },
        { data: [null, 8, 27, 40], label: 'Beans', valueFormatter: kilograms },
        {
          data: [null, null, 12, 66],
          label: (location) => (location === 'tooltip' ? 'Tomatoes, all kinds' : 'Tomatoes'),
          valueFormatter: kilograms,
        },
      ]}
      title="Harvest by month; vegetables without a harvest are left out of the tooltip"
    />
  );
}
