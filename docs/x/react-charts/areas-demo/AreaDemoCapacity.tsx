import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = ['Week 1', 'Week 2', 'Week 3', 'Week 4', 'Week 5', 'Week 6'];
const common = { stack: 'beds', area: true, showMark: false, curve: 'linear' } as const;
const highlightScope = { highlight: 'series', fade: 'global' } as const;

export default function AreaDemoCapacity() {
  return (
    <LineChart
      height={300}
      margin={{ right: 32 }}
      xAxis={[{ data: weeks, scaleType: 'point' }]}
      yAxis={[{ label: 'Beds', max: 80 }]}
      series={[
        { ...common, highlightScope, data: [22, 25, 31, 34, 30, 26], label: 'Hikers' },
        { ...common, highlightScope, data: [8, 12, 16, 21, 19, 11], label: 'Families' },
        { ...common, highlightScope, data: [0, 4, 9, 12, 6, 2], label: 'School classes' },
      ]}
      title="Beds in use at the mountain hut"
    >
      <ChartsReferenceLine y={72} label="72 beds" labelAlign="start" />
    </LineChart>
  );
}
