import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { createPrices } from '../../_data/prices';

const day = (date: Date) => date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });

/** Index of the last day that isn't a forecast. */
const SPLIT = 90;

export default function StylingForecast() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const [prices] = React.useState(() => createPrices(120));
  const closes = prices.map(({ close }) => close);

  return (
    <LineChart
      height={300}
      margin={{ right: 40 }}
      xAxis={[{ data: prices.map(({ date }) => date), scaleType: 'time', valueFormatter: day }]}
      yAxis={[{ width: 52, valueFormatter: (value: number) => `$${value}` }]}
      series={[
        {
          id: 'past',
          label: 'Closing price',
          data: closes.map((close, index) => (index <= SPLIT ? close : null)),
          color: palette.primary.main,
          showMark: false,
        },
        {
          id: 'forecast',
          label: 'Forecast',
          data: closes.map((close, index) => (index >= SPLIT ? close : null)),
          color: palette.primary.main,
          showMark: false,
        },
      ]}
      sx={{
        [`& .${lineClasses.line}[data-series="forecast"]`]: {
          strokeDasharray: '4 6',
          strokeLinecap: 'round',
        },
      }}
      title="Closing prices of a share, and a forecast"
    />
  );
}
