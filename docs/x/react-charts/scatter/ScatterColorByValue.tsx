import * as React from 'react';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { createReadings } from '../../_data/readings';

export default function ScatterColorByValue() {
  const [points] = React.useState(() =>
    createReadings(1440)
      .filter((_reading, minute) => minute % 5 === 0)
      .map(({ temperature, humidity, wind }, id) => ({ id, x: temperature, y: humidity, z: wind })),
  );

  return (
    <ScatterChart
      height={340}
      xAxis={[{ label: 'Temperature in °C', height: 55 }]}
      yAxis={[{ label: 'Humidity in %', width: 60 }]}
      zAxis={[{ colorMap: { type: 'continuous', min: 0, max: 7, color: ['#4a86c5', '#d1495b'] } }]}
      series={[
        {
          data: points,
          label: 'Readings',
          markerSize: 4,
          valueFormatter: (point) =>
            point === null ? '' : `${point.x} °C, ${point.y}%, ${String(point.z)} m/s`,
        },
      ]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'z',
          labelPosition: 'extremes',
          minLabel: 'calm',
          maxLabel: '7 m/s',
          sx: { width: '50%' },
        },
      }}
      title="Temperature, humidity, and wind over one day"
      desc="The air is dry when it is warm, and the wind follows neither."
    />
  );
}
