import { BarChart } from '@mui/x-charts/BarChart';

export default function TooltipAnchor() {
  return (
    <BarChart
      height={260}
      xAxis={[{ data: ['Larch hut', 'Scree hut', 'Ridge hut'] }]}
      series={[
        { data: [24, 36, 18], label: 'Beds' },
        { data: [40, 22, 30], label: 'Seats' },
      ]}
      slotProps={{ tooltip: { trigger: 'item', anchor: 'node', position: 'top' } }}
      enableKeyboardNavigation
      title="Beds and seats of three mountain huts"
    />
  );
}
