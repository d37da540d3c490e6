import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PiePlot } from '@mui/x-charts/PieChart';

const species = [
  { id: 'oak', value: 46, label: 'Oak' },
  { id: 'beech', value: 31, label: 'Beech' },
  { id: 'pine', value: 19, label: 'Pine' },
];
const total = species.reduce((sum, { value }) => sum + value, 0);

function CenterLabel() {
  const { left, top, width, height } = useDrawingArea();

  return (
    <text
      x={left + width / 2}
      y={top + height / 2}
      textAnchor="middle"
      direction="ltr"
      dominantBaseline="central"
      fill="currentColor"
      fontSize={20}
    >
      {total} trees
    </text>
  );
}

export default function CompositionRing() {
  return (
    <ChartsDataProvider
      height={240}
      series={[{ type: 'pie', data: species, innerRadius: '70%', outerRadius: '95%' }]}
    >
      <ChartsWrapper
        legendDirection="vertical"
        legendPosition={{ horizontal: 'end', vertical: 'middle' }}
      >
        <ChartsLegend direction="vertical" />
        <ChartsSurface title="Trees in the town park">
          <PiePlot />
          <CenterLabel />
        </ChartsSurface>
        <ChartsTooltip trigger="item" />
      </ChartsWrapper>
    </ChartsDataProvider>
  );
}
