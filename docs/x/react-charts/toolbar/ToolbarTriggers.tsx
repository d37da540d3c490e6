import {
  ChartsToolbarPrintExportTrigger,
  ChartsToolbarZoomInTrigger,
  ChartsToolbarZoomOutTrigger,
} from '@mui/x-charts-pro/ChartsToolbarPro';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { Toolbar } from '@mui/x-charts-pro/Toolbar';

function TextToolbar() {
  return (
    <Toolbar aria-label="Zoom and print">
      <ChartsToolbarZoomInTrigger>Closer</ChartsToolbarZoomInTrigger>
      <ChartsToolbarZoomOutTrigger>Farther</ChartsToolbarZoomOutTrigger>
      <ChartsToolbarPrintExportTrigger>Print</ChartsToolbarPrintExportTrigger>
    </Toolbar>
  );
}

export default function ToolbarTriggers() {
  return (
    <LineChartPro
      height={320}
      xAxis={[{ data: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], label: 'Day', height: 55, zoom: true }]}
      series={[{ data: [142, 144, 151, 168, 201, 196, 183, 170, 161, 155], label: 'River in cm' }]}
      showToolbar
      slots={{ toolbar: TextToolbar }}
      hideLegend
      title="Water level of the river over ten days"
    />
  );
}
