import { PieChart } from '@mui/x-charts/PieChart';

const shares = [
  { name: 'Path repair', value: 38 },
  { name: 'Signposts', value: 21 },
  { name: 'Huts', value: 27 },
  { name: 'Insurance', value: 14 },
];

export default function PieBudgetRing() {
  return (
    <PieChart
      height={240}
      series={[
        {
          data: shares.map(({ name, value }) => ({
            id: name,
            value,
            label: (location) => (location === 'legend' ? `${name}: ${value}%` : name),
          })),
          innerRadius: '60%',
          paddingAngle: 3,
          cornerRadius: 6,
          sortingValues: 'desc',
          valueFormatter: ({ value }) => `${value}% of the budget`,
          highlightScope: { highlight: 'item', fade: 'global' },
        },
      ]}
      title="Hiking club budget"
    />
  );
}
