import { BarChart } from '@mui/x-charts/BarChart';

const courses = ['Spring', 'Summer', 'Fall'];
const beginners = [34, 21, 47];
const advanced = [18, 12, 26];
const masters = [5, 9, 11];

const total = (index: number) =>
  [beginners, advanced, masters].reduce((sum, data) => sum + (data[index] ?? 0), 0);

export default function StackTotals() {
  return (
    <BarChart
      height={300}
      xAxis={[{ data: courses }]}
      yAxis={[{ max: 100 }]}
      series={[
        { data: beginners, label: 'Beginners', stack: 'people' },
        { data: advanced, label: 'Advanced', stack: 'people' },
        {
          data: masters,
          label: 'Masters',
          stack: 'people',
          barLabel: ({ dataIndex }) => `${total(dataIndex)} in all`,
          barLabelPlacement: 'outside',
        },
      ]}
      borderRadius={6}
      title="Participants in the pottery courses by season"
    />
  );
}
