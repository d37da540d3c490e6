import * as React from 'react';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { createClimate } from '../../_data/chartClimate';

const tooltipDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

export default function ZoomBasics() {
  const [days] = React.useState(() => createClimate(365, 'Lisbon'));

  return (
    <LineChartPro
      height={300}
      xAxis={[
        {
          id: 'day',
          scaleType: 'time',
          valueFormatter: (date: Date, context) =>
            context.location === 'tick' ? context.defaultTickLabel : tooltipDate.format(date),
          data: days.map(({ date }) => date),
          zoom: true,
        },
      ]}
      yAxis={[{ label: 'Temperature in °C' }]}
      series={[
        { data: days.map(({ high }) => high), label: 'High', showMark: false },
        { data: days.map(({ low }) => low), label: 'Low', showMark: false },
      ]}
      initialZoom={[{ axisId: 'day', start: 30, end: 75 }]}
      showToolbar
      title="Temperatures in Lisbon over one year"
    />
  );
}
