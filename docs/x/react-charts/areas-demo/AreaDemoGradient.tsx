import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

const hours = ['6:00', '9:00', '12:00', '15:00', '18:00', '21:00'];

export default function AreaDemoGradient() {
  const gradientId = React.useId();
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <LineChart
      height={260}
      xAxis={[{ data: hours, scaleType: 'point' }]}
      yAxis={[{ label: 'Kilowatts' }]}
      series={[
        {
          data: [0.2, 2.1, 4.8, 4.1, 1.6, 0],
          label: 'Solar power',
          area: true,
          showMark: false,
          color: palette.primary.main,
        },
      ]}
      hideLegend
      sx={{ [`& .${lineClasses.area}`]: { fill: `url(#${gradientId})` } }}
      title="Solar power from a school roof on a day in May"
    >
      <defs>
        <linearGradient id={gradientId} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0%" stopColor={palette.primary.main} stopOpacity={0.7} />
          <stop offset="100%" stopColor={palette.primary.main} stopOpacity={0.05} />
        </linearGradient>
      </defs>
    </LineChart>
  );
}
