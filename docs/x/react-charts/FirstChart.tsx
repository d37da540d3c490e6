import { LineChart } from '@mui/x-charts/LineChart';

const loans = [
  12, 19, 15, 24, 31, 44, 38, 14, 21, 17, 26, 35, 49, 41, 16, 20, 22, 29, 33, 52, 47, 18, 25, 21,
  30, 39, 55, 50, 19, 27,
];

export default function FirstChart() {
  return (
    <LineChart
      height={260}
      xAxis={[{ data: loans.map((_count, index) => index + 1), label: 'Day of June', height: 55 }]}
      series={[{ data: loans, label: 'Loans', showMark: false }]}
      title="Bicycles on loan in June"
    />
  );
}
