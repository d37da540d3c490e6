import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

function DashedMark({ className, color }: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 24 24" className={className}>
      <path d="M 0 12 L 24 12" stroke={color} strokeWidth="5" strokeDasharray="9 6" />
    </svg>
  );
}

export default function LabelsWithMarks() {
  return (
    <LineChart
      height={260}
      xAxis={[{ data: ['2022', '2023', '2024', '2025'], scaleType: 'point' }]}
      yAxis={[{ label: 'Hectares' }]}
      series={[
        { id: 'planted', data: [14, 17, 21, 26], label: 'Planted', showMark: false },
        {
          id: 'plan',
          data: [12, 18, 24, 30],
          label: 'Plan',
          labelMarkType: DashedMark,
          showMark: false,
        },
      ]}
      sx={{ [`& .${lineClasses.line}[data-series="plan"]`]: { strokeDasharray: '9 6' } }}
      title="Forest planted, against the plan"
    />
  );
}
