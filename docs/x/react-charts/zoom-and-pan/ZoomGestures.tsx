import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';

const trees = Array.from({ length: 120 }, (_value, index) => ({
  id: index,
  x: 10 + ((index * 37) % 61),
  y: 6 + ((index * 37) % 61) / 3 + ((index * 17) % 11),
}));

export default function ZoomGestures() {
  return (
    <ScatterChartPro
      height={300}
      xAxis={[{ id: 'diameter', label: 'Trunk diameter in cm', zoom: { minSpan: 5 } }]}
      yAxis={[{ id: 'height', label: 'Height in m', zoom: { minSpan: 5 } }]}
      series={[{ data: trees, label: 'Trees' }]}
      initialZoom={[
        { axisId: 'diameter', start: 20, end: 80 },
        { axisId: 'height', start: 20, end: 80 },
      ]}
      zoomInteractionConfig={{
        zoom: [{ type: 'wheel', requiredKeys: ['Control'] }, 'pinch', 'brush', 'doubleTapReset'],
        pan: [{ type: 'drag', requiredKeys: ['Shift'] }, 'pressAndDrag'],
      }}
      showToolbar
      hideLegend
      title="Diameter and height of 120 trees"
    />
  );
}
