import { BarChart } from '@mui/x-charts/BarChart';

const rooms = [
  { name: 'Reading room', seats: 48 },
  { name: "Children's area", seats: 26 },
  { name: 'Music cabin', seats: 6 },
  { name: 'Roof terrace', seats: 30 },
];

export default function LabelsInLines() {
  return (
    <BarChart
      height={280}
      dataset={rooms}
      xAxis={[
        {
          scaleType: 'band',
          dataKey: 'name',
          height: 44,
          valueFormatter: (name: string, { location }) =>
            location === 'tick' ? name.replace(' ', '\n') : name,
        },
      ]}
      yAxis={[{ label: 'Seats', labelStyle: { fontWeight: 600 } }]}
      series={[
        {
          dataKey: 'seats',
          label: 'Seats',
          barLabel: ({ value }) => (value === null ? null : `${value} seats`),
          barLabelPlacement: 'outside',
        },
      ]}
      hideLegend
      title="Seats in the rooms of a library"
    />
  );
}
