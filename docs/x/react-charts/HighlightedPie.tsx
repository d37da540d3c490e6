import { PieChart } from '@mui/x-charts/PieChart';

export default function HighlightedPie() {
  return (
    <PieChart
      height={240}
      series={[
        {
          data: [
            { id: 'heating', value: 58, label: 'Heating' },
            { id: 'water', value: 21, label: 'Hot water' },
            { id: 'devices', value: 21, label: 'Devices' },
          ],
          innerRadius: '55%',
          valueFormatter: (item) => `${item.value}% of the energy`,
          highlightScope: { highlight: 'item', fade: 'global' },
          faded: { additionalRadius: -8 },
        },
      ]}
      slotProps={{ legend: { toggleVisibilityOnClick: true } }}
      title="Energy use of a household"
    />
  );
}
