import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { legendClasses } from '@mui/x-charts/ChartsLegend';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

export default function StylingParts() {
  return (
    <LineChart
      height={300}
      xAxis={[
        {
          data: ['Apr', 'May', 'Jun', 'Jul'],
          scaleType: 'point',
          tickLabelStyle: { fontSize: 14 },
          height: 32,
        },
      ]}
      yAxis={[{ label: 'Hikers a day', labelStyle: { fontStyle: 'italic' }, width: 65 }]}
      series={[
        { id: 'plan', label: 'Expected', data: [40, 70, 110, 150], showMark: false },
        { id: 'count', label: 'Counted', data: [35, 82, 124, 139] },
      ]}
      grid={{ horizontal: true }}
      sx={{
        [`& .${lineClasses.line}[data-series="plan"]`]: { strokeDasharray: '6 5' },
        [`& .${lineClasses.line}[data-series="count"]`]: { strokeWidth: 4 },
        [`& .${chartsGridClasses.line}`]: { strokeDasharray: '2 3' },
        [`& .${axisClasses.left} .${axisClasses.line}`]: { display: 'none' },
        [`& .${legendClasses.label}`]: { fontWeight: 'bold' },
      }}
      title="Hikers expected and counted"
    />
  );
}
