import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { createPrices } from '../../_data/prices';
import type { Price } from '../../_data/prices';

function Candles({ prices }: { prices: readonly Price[] }) {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  const width = xScale.bandwidth();

  return prices.map(({ date, open, high, low, close }) => {
    const x = xScale(date) ?? 0;
    const color = close >= open ? palette.success.main : palette.error.main;
    return (
      <g key={date.toISOString()} stroke={color} fill={close >= open ? 'none' : color}>
        <path d={`M${x + width / 2} ${yScale(high)}V${yScale(low)}`} />
        <rect
          x={x}
          y={yScale(Math.max(open, close))}
          width={width}
          height={Math.max(1, Math.abs(yScale(open) - yScale(close)))}
          fill={close >= open ? palette.background.paper : color}
        />
      </g>
    );
  });
}

export default function CompositionCandles() {
  const [prices] = React.useState(() => createPrices(60, 100, 8));
  const usd = (value: number | null) => (value === null ? '' : `$${value}`);

  return (
    <ChartsContainer
      height={320}
      xAxis={[
        {
          scaleType: 'band',
          data: prices.map(({ date }) => date),
          ordinalTimeTicks: ['months', 'weeks', 'days'],
          valueFormatter: (date: Date) => date.toLocaleDateString('en-US', { dateStyle: 'medium' }),
          categoryGapRatio: 0.3,
        },
      ]}
      yAxis={[{ valueFormatter: (value: number) => `$${value}`, width: 52 }]}
      // The lines give the axis its limits and the tooltip its rows; no plot draws them.
      series={(['open', 'high', 'low', 'close'] as const).map((field) => ({
        type: 'line',
        data: prices.map((price) => price[field]),
        label: field,
        valueFormatter: usd,
      }))}
      title="Share prices over 60 days"
      desc="Each candle reaches from the opening to the closing price; its line from the lowest to the highest."
    >
      <ChartsGrid horizontal />
      <Candles prices={prices} />
      <ChartsAxisHighlight x="line" />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsTooltip trigger="axis" />
    </ChartsContainer>
  );
}
