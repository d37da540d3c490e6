import * as React from 'react';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { createReadings } from '../../_data/readings';

const zoom = { slider: { enabled: true, preview: true } };

export default function ZoomBothAxes() {
  const [points] = React.useState(() =>
    createReadings(2880, 5).map(({ temperature, wind }, id) => ({ id, x: temperature, y: wind })),
  );

  return (
    <ScatterChartPro
      height={400}
      renderer="svg-batch"
      xAxis={[{ id: 'temperature', label: 'Temperature in °C', height: 55, zoom }]}
      yAxis={[{ id: 'wind', label: 'Wind in m/s', zoom }]}
      series={[{ data: points, label: 'Readings', markerSize: 2, preview: { markerSize: 1 } }]}
      initialZoom={[
        { axisId: 'temperature', start: 25, end: 75 },
        { axisId: 'wind', start: 10, end: 80 },
      ]}
      hideLegend
      title="Temperature and wind, 2,880 readings"
    />
  );
}
