import * as React from 'react';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { createTraffic } from '../../_data/chartTraffic';

/** In an app, this is the nonce of the response that delivered the page. */
const nonce = 'R4nd0mV4lue';

export default function CspExport() {
  const [hours] = React.useState(() => createTraffic(96));

  return (
    <LineChartPro
      height={300}
      margin={{ right: 40 }}
      xAxis={[
        {
          data: hours.map(({ time }) => time),
          scaleType: 'time',
          valueFormatter: (time: Date) =>
            time.toLocaleString('en-US', { weekday: 'short', hour: 'numeric' }),
        },
      ]}
      yAxis={[{ width: 52 }]}
      series={[
        { data: hours.map(({ median }) => median), label: 'Median', showMark: false },
        { data: hours.map(({ slow }) => slow), label: 'Slowest 5%', showMark: false },
      ]}
      slotProps={{ toolbar: { printOptions: { nonce }, imageExportOptions: [] } }}
      showToolbar
      title="Response times in milliseconds, printable under a policy"
    />
  );
}
