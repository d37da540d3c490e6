import { PieChart } from '@mui/x-charts/PieChart';

export default function PieCouncil() {
  return (
    <PieChart
      height={240}
      margin={{ top: 20, bottom: 10, left: 20, right: 20 }}
      series={[
        {
          data: [
            { value: 14, label: 'List A' },
            { value: 9, label: 'List B' },
            { value: 6, label: 'List C' },
            { value: 2, label: 'Independent' },
          ],
          startAngle: -90,
          endAngle: 90,
          cy: '80%',
          innerRadius: '68%',
          outerRadius: '122%',
          arcLabel: 'value',
          arcLabelRadius: '136%',
          valueFormatter: ({ value }) => `${value} seats`,
        },
      ]}
      slotProps={{
        legend: {
          direction: 'horizontal',
          position: { vertical: 'bottom', horizontal: 'center' },
        },
      }}
      title="Seats in the town council"
    />
  );
}
