import { BarChart } from '@mui/x-charts/BarChart';

const highlightScope = { highlight: 'series', fade: 'global' } as const;

export default function TooltipAndLegend() {
  return (
    <BarChart
      height={320}
      xAxis={[{ data: ['2023', '2024', '2025'] }]}
      series={[
        { data: [640, 712, 790], label: 'Adults', highlightScope },
        { data: [310, 295, 342], label: 'Children', highlightScope },
        { data: [128, 151, 166], label: 'Groups', highlightScope },
      ]}
      slotProps={{
        tooltip: { trigger: 'item' },
        legend: {
          position: { vertical: 'bottom', horizontal: 'center' },
          toggleVisibilityOnClick: true,
        },
      }}
      title="Tickets sold by visitor group"
    />
  );
}
