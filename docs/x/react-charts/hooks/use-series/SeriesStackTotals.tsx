import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { getValueToPositionMapper, useBarSeries, useXAxis, useYScale } from '@mui/x-charts/hooks';
import { createOrders, STATUSES } from '../../../_data/orders';

/** The sum of all series above each stack. */
function Totals() {
  const series = useBarSeries();
  const { data: names = [], scale } = useXAxis<'band'>();
  const toX = getValueToPositionMapper(scale);
  const yScale = useYScale<'linear'>();

  return names.map((name: string, index: number) => {
    const total = series.reduce((sum, { data }) => sum + (data[index] ?? 0), 0);
    return (
      <text
        key={name}
        x={toX(name)}
        y={yScale(total) - 8}
        textAnchor="middle"
        fill="currentColor"
        fontSize={13}
      >
        {total}
      </text>
    );
  });
}

export default function SeriesStackTotals() {
  const [orders] = React.useState(() => createOrders(600));
  const countries = [...new Set(orders.map(({ country }) => country))].sort();
  const count = (country: string, status: string) =>
    orders.filter((order) => order.country === country && order.status === status).length;

  return (
    <BarChart
      height={320}
      xAxis={[{ data: countries }]}
      yAxis={[{ max: 110, label: 'Orders' }]}
      series={STATUSES.map((status) => ({
        label: status,
        stack: 'orders',
        data: countries.map((country) => count(country, status)),
      }))}
      title="Orders by country and status, with totals"
    >
      <Totals />
    </BarChart>
  );
}
