import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useBarSeries, useXScale, useYScale } from '@mui/x-charts/hooks';

const tools = ['Drill', 'Saw', 'Ladder', 'Sander', 'Tent'];

function LollipopPlot() {
  const series = useBarSeries();
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();

  return series.map(({ id, data, color }) => (
    <g key={id} stroke={color} fill={color}>
      {data.map((value, index) => {
        const tool = tools[index] ?? '';
        const x = (xScale(tool) ?? 0) + xScale.bandwidth() / 2;
        const y = yScale(value ?? 0);
        return (
          <g key={tool}>
            <line x1={x} x2={x} y1={yScale(0)} y2={y} strokeWidth={3} />
            <circle cx={x} cy={y} r={9} />
          </g>
        );
      })}
    </g>
  ));
}

export default function CustomLollipops() {
  return (
    <ChartsContainer
      height={260}
      xAxis={[{ data: tools, scaleType: 'band' }]}
      yAxis={[{ label: 'Loans' }]}
      series={[{ type: 'bar', data: [48, 31, 22, 17, 36], label: 'Loans' }]}
      title="Loans at a tool library"
    >
      <ChartsAxisHighlight x="band" />
      <LollipopPlot />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsTooltip />
    </ChartsContainer>
  );
}
