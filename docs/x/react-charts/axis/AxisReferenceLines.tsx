import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const day = (month: number, date: number) => new Date(2026, month, date);
const shortDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

export default function AxisReferenceLines() {
  return (
    <LineChart
      height={300}
      xAxis={[
        {
          scaleType: 'time',
          domainLimit: 'strict',
          data: [day(0, 12), day(1, 2), day(1, 20), day(2, 14), day(3, 3), day(3, 28)],
          tickNumber: 4,
          valueFormatter: (date: Date) => shortDate.format(date),
        },
      ]}
      yAxis={[
        {
          label: 'Snow depth in cm',
          domainLimit: (_min, max) => ({ min: 0, max: max + 20 }),
        },
      ]}
      series={[{ data: [44, 71, 96, 82, 51, 12], label: 'Hut', curve: 'linear' }]}
      hideLegend
      title="Snow depth at the hut from January to April"
    >
      <ChartsReferenceLine
        y={40}
        label="Slopes open from 40 cm"
        labelAlign="start"
        lineStyle={{ strokeDasharray: '6 4' }}
      />
    </LineChart>
  );
}
