import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { createTraffic } from '../../_data/chartTraffic';

const tooltipDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export default function AxisTwoY() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const [hours] = React.useState(() => createTraffic(96));

  return (
    <LineChart
      height={320}
      xAxis={[
        {
          scaleType: 'time',
          valueFormatter: (date: Date, context) =>
            context.location === 'tick' ? context.defaultTickLabel : tooltipDate.format(date),
          data: hours.map(({ time }) => time),
          domainLimit: 'strict',
        },
      ]}
      yAxis={[
        { id: 'visits', label: 'Visits per hour', width: 70, min: 0, max: 4000 },
        {
          id: 'response',
          label: 'Response time in ms',
          position: 'right',
          width: 60,
          min: 0,
          max: 400,
        },
      ]}
      series={[
        {
          yAxisId: 'visits',
          data: hours.map(({ visits }) => visits),
          label: 'Visits (left)',
          color: palette.info.main,
          area: true,
          showMark: false,
        },
        {
          yAxisId: 'response',
          data: hours.map(({ median }) => median),
          label: 'Median response (right)',
          color: palette.warning.main,
          showMark: false,
        },
      ]}
      grid={{ horizontal: true }}
      title="Visits and response times over four days"
    />
  );
}
