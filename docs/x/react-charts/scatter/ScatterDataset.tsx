import { ScatterChart } from '@mui/x-charts/ScatterChart';

const branches = [
  { name: 'Harbour', visitors: 210, weekdayLoans: 340, saturdayLoans: 190 },
  { name: 'Old town', visitors: 320, weekdayLoans: 510, saturdayLoans: 420 },
  { name: 'Campus', visitors: 460, weekdayLoans: 880, saturdayLoans: 260 },
  { name: 'Hill road', visitors: 150, weekdayLoans: 230, saturdayLoans: 300 },
  { name: 'Station', visitors: 540, weekdayLoans: 640, saturdayLoans: 610 },
];

export default function ScatterDataset() {
  return (
    <ScatterChart
      height={300}
      dataset={branches}
      xAxis={[{ label: 'Visitors a day', min: 0 }]}
      yAxis={[{ label: 'Loans a day', min: 0, width: 60 }]}
      series={[
        {
          datasetKeys: { id: 'name', x: 'visitors', y: 'weekdayLoans' },
          label: 'Weekdays',
          valueFormatter: (point, { dataIndex }) =>
            `${branches[dataIndex]?.name}: ${point?.y} loans`,
        },
        {
          datasetKeys: { id: 'name', x: 'visitors', y: 'saturdayLoans' },
          label: 'Saturdays',
          valueFormatter: (point, { dataIndex }) =>
            `${branches[dataIndex]?.name}: ${point?.y} loans`,
        },
      ]}
      title="Visitors and loans of five library branches"
    />
  );
}
