import { BarChart } from '@mui/x-charts/BarChart';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];

export default function BasicBars() {
  return (
    <BarChart
      height={300}
      xAxis={[{ data: quarters }]}
      yAxis={[{ label: 'Visits in thousands' }]}
      series={[
        { data: [214, 187, 236, 298], label: 'Central library' },
        { data: [96, 104, 131, 142], label: 'Branches' },
        { data: [58, 77, 119, 164], label: 'Online' },
      ]}
      borderRadius={4}
      title="Library visits by quarter"
    />
  );
}
