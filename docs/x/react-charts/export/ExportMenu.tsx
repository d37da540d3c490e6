import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';

export default function ExportMenu() {
  return (
    <BarChartPro
      height={300}
      xAxis={[{ data: ['Pier', 'Island', 'Village'] }]}
      series={[
        { data: [5200, 4100, 2300], label: 'Foot passengers' },
        { data: [880, 640, 510], label: 'Bicycles' },
      ]}
      showToolbar
      slotProps={{
        toolbar: {
          printOptions: { fileName: 'Ferry in June' },
          imageExportOptions: [
            { type: 'image/png', fileName: 'ferry-june' },
            { type: 'image/webp', fileName: 'ferry-june', quality: 0.8 },
          ],
        },
      }}
      title="Ferry passengers in June by landing stage"
    />
  );
}
