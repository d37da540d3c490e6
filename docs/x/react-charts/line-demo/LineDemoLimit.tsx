import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const batches = ['101', '102', '103', '104', '105', '106', '107', '108'];

export default function LineDemoLimit() {
  return (
    <LineChart
      height={280}
      xAxis={[{ data: batches, scaleType: 'point', label: 'Batch', height: 55 }]}
      yAxis={[{ label: 'Acidity in pH', min: 3.8, max: 4.8 }]}
      series={[{ data: [4.31, 4.28, 4.35, 4.41, 4.52, 4.63, 4.38, 4.3], label: 'Acidity' }]}
      hideLegend
      title="Acidity of yogurt by batch"
      desc="Batches 105 and 106 are above the upper limit of 4.5."
    >
      <ChartsReferenceLine
        y={4.5}
        label="Upper limit 4.5"
        labelAlign="start"
        lineStyle={{ strokeDasharray: '4 4' }}
      />
      <ChartsReferenceLine
        y={4.1}
        label="Lower limit 4.1"
        labelAlign="start"
        lineStyle={{ strokeDasharray: '4 4' }}
      />
    </LineChart>
  );
}
