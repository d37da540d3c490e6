import { BarChart } from '@mui/x-charts/BarChart';

const months = ['January', 'February', 'March', 'April', 'May', 'June'];

export default function AxisBars() {
  return (
    <BarChart
      height={320}
      xAxis={[
        {
          scaleType: 'band',
          data: months,
          label: 'Month',
          categoryGapRatio: 0.4,
          barGapRatio: 0.2,
          tickPlacement: 'middle',
          valueFormatter: (month: string, context) =>
            context.location === 'tick' ? month.slice(0, 3) : `${month} 2026`,
        },
      ]}
      yAxis={[{ label: 'Temperature in °C', min: -10, max: 25, tickNumber: 7 }]}
      series={[
        { data: [-4, -3, 1, 7, 13, 17], label: 'Valley' },
        { data: [-8, -7, -4, 1, 6, 10], label: 'Summit' },
      ]}
      grid={{ horizontal: true }}
      title="Mean temperature in the valley and on the summit"
    />
  );
}
