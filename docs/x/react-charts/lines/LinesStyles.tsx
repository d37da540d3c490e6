import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { createPassengers } from '../../_data/chartPassengers';

const tooltipDate = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

export default function LinesStyles() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const [months] = React.useState(() => createPassengers(84));
  const line = (id: string) => `& .${lineClasses.line}[data-series="${id}"]`;

  return (
    <LineChart
      height={300}
      xAxis={[
        {
          scaleType: 'time',
          valueFormatter: (date: Date, context) =>
            context.location === 'tick' ? context.defaultTickLabel : tooltipDate.format(date),
          data: months.map(({ date }) => date),
          domainLimit: 'strict',
        },
      ]}
      yAxis={[{ label: 'Passengers in thousands', width: 70 }]}
      series={[
        { id: 'tram', data: months.map(({ tram }) => tram), label: 'Tram' },
        { id: 'bus', data: months.map(({ bus }) => bus), label: 'Bus' },
        { id: 'metro', data: months.map(({ metro }) => metro), label: 'Metro' },
      ].map((series) => ({ ...series, showMark: false }))}
      colors={[palette.primary.main, palette.text.secondary, palette.text.secondary]}
      sx={{
        [line('tram')]: { strokeWidth: 5, strokeLinecap: 'round' },
        [line('bus')]: { strokeDasharray: '2 4' },
        [line('metro')]: { strokeDasharray: '8 4' },
      }}
      title="Tram passengers as a thick line among the other modes of transport"
    />
  );
}
