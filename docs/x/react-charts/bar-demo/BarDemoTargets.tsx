import { BarChart } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

const teams = [
  { name: 'Red', bottles: 184, target: 160 },
  { name: 'Blue', bottles: 142, target: 170 },
  { name: 'Green', bottles: 205, target: 190 },
  { name: 'Gold', bottles: 96, target: 120 },
];

function Targets() {
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();

  return (
    <g stroke="currentColor" strokeWidth={3}>
      {teams.map(({ name, target }) => {
        const x = xScale(name) ?? 0;
        return (
          <line
            key={name}
            x1={x}
            x2={x + xScale.bandwidth()}
            y1={yScale(target)}
            y2={yScale(target)}
          />
        );
      })}
    </g>
  );
}

export default function BarDemoTargets() {
  return (
    <BarChart
      height={280}
      dataset={teams}
      xAxis={[{ dataKey: 'name' }]}
      yAxis={[{ label: 'Bottles', max: 220 }]}
      series={[
        {
          dataKey: 'bottles',
          label: 'Bottles; the line is the target',
          valueFormatter: (value, { dataIndex }) => `${value} of ${teams[dataIndex]?.target ?? 0}`,
        },
      ]}
      title="Bottles collected by four teams, with their targets"
    >
      <Targets />
    </BarChart>
  );
}
