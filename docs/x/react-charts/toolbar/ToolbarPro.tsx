import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { ChartsToolbarPro } from '@mui/x-charts-pro/ChartsToolbarPro';
import type { ChartsToolbarProProps } from '@mui/x-charts-pro/ChartsToolbarPro';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function NamedToolbar(props: ChartsToolbarProProps) {
  return <ChartsToolbarPro {...props} aria-label="Chart tools" />;
}

export default function ToolbarPro() {
  return (
    <BarChartPro
      height={320}
      xAxis={[{ id: 'month', data: months, zoom: true }]}
      series={[{ data: [8, 11, 19, 31, 44, 52, 61, 58, 40, 27, 14, 9], label: 'Tours' }]}
      initialZoom={[{ axisId: 'month', start: 20, end: 80 }]}
      showToolbar
      slots={{ toolbar: NamedToolbar }}
      slotProps={{
        toolbar: {
          printOptions: { fileName: 'Tours by month' },
          imageExportOptions: [{ type: 'image/png' }, { type: 'image/jpeg', quality: 0.8 }],
        },
      }}
      hideLegend
      title="Guided tours by month"
    />
  );
}
