import { PieChart, pieClasses } from '@mui/x-charts/PieChart';

export default function PieLabelRadius() {
  return (
    <PieChart
      height={300}
      hideLegend
      series={[
        {
          data: [
            { id: 'train', value: 41, label: 'Train' },
            { id: 'car', value: 33, label: 'Car' },
            { id: 'bus', value: 17, label: 'Bus' },
            { id: 'bicycle', value: 9, label: 'Bicycle' },
          ],
          outerRadius: '62%',
          arcLabel: ({ label, value }) => `${label ?? ''} ${value}%`,
          arcLabelRadius: '98%',
          valueFormatter: ({ value }) => `${value}% of the guests`,
        },
      ]}
      margin={{ top: 30, bottom: 30, left: 52, right: 52 }}
      sx={{ [`& .${pieClasses.arcLabel}`]: { fontSize: 13 } }}
      title="How festival guests arrived"
    />
  );
}
