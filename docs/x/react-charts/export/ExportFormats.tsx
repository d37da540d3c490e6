import * as React from 'react';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { createClimate } from '../../_data/chartClimate';

const tooltipDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

export default function ExportFormats() {
  const [days] = React.useState(() => createClimate(120, 'Oslo'));

  return (
    <LineChartPro
      height={280}
      showToolbar
      xAxis={[
        {
          scaleType: 'time',
          valueFormatter: (date: Date, context) =>
            context.location === 'tick' ? context.defaultTickLabel : tooltipDate.format(date),
          data: days.map(({ date }) => date),
        },
      ]}
      yAxis={[{ label: 'Temperature in °C' }]}
      series={[{ data: days.map(({ mean }) => mean), label: 'Oslo', showMark: false }]}
      slotProps={{
        toolbar: {
          printOptions: { fileName: 'oslo-temperature' },
          imageExportOptions: [
            { type: 'image/png', fileName: 'oslo-temperature' },
            { type: 'image/jpeg', fileName: 'oslo-temperature', quality: 0.95 },
            { type: 'image/webp', fileName: 'oslo-temperature' },
          ],
        },
      }}
      title="Mean temperature in Oslo from January to April"
    />
  );
}
