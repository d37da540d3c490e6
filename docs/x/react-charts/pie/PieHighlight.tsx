import { PieChart, pieClasses } from '@mui/x-charts/PieChart';

export default function PieHighlight() {
  return (
    <PieChart
      height={260}
      series={[
        {
          data: [
            { id: 'heating', value: 58, label: 'Heating', color: '#1f5fa8' },
            { id: 'water', value: 16, label: 'Hot water', color: '#0b7285' },
            { id: 'devices', value: 14, label: 'Devices', color: '#7a3e9d' },
            { id: 'cooking', value: 8, label: 'Cooking', color: '#a8531f' },
            { id: 'light', value: 4, label: 'Light', color: '#52606d' },
          ],
          outerRadius: '85%',
          innerRadius: '45%',
          arcLabel: ({ value }) => `${value}%`,
          arcLabelMinAngle: 20,
          valueFormatter: ({ value }) => `${value}% of the energy`,
          highlightScope: { highlight: 'item', fade: 'global' },
          highlighted: { additionalRadius: 12 },
          faded: { additionalRadius: -8, color: 'gray' },
        },
      ]}
      sx={{ [`& .${pieClasses.arcLabel}`]: { fill: 'white', fontWeight: 600 } }}
      title="Energy use of a household"
    />
  );
}
