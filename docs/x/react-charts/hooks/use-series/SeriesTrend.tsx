import * as React from 'react';
import { useScatterSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { createTowns, TOWN_REGIONS } from '../../../_data/chartTowns';

interface Point {
  x: number;
  y: number;
}

/** Least squares: the line with the smallest squared distances. */
function fit(points: readonly Point[]) {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(points.map((point) => point.x));
  const y = mean(points.map((point) => point.y));
  const slope =
    points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) /
    points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
  return (value: number) => y + slope * (value - x);
}

/** A trend line in the color of each series. */
function Trends() {
  const series = useScatterSeries();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();

  return series.map(({ id, color, data }) => {
    const values = data.map(({ x }) => x);
    const line = fit(data);
    const [from, to] = [Math.min(...values), Math.max(...values)];
    return (
      <path
        key={id}
        d={`M${xScale(from)} ${yScale(line(from))}L${xScale(to)} ${yScale(line(to))}`}
        stroke={color}
        strokeWidth={3}
      />
    );
  });
}

export default function SeriesTrend() {
  const [towns] = React.useState(() => createTowns(150));

  return (
    <ScatterChart
      height={320}
      xAxis={[{ label: 'Income (USD per month)', height: 55 }]}
      yAxis={[{ label: 'Rent (USD per month)', width: 70 }]}
      series={TOWN_REGIONS.map((region) => ({
        label: region,
        markerSize: 3,
        data: towns
          .filter((town) => town.region === region)
          .map(({ id, income, rent }) => ({ id, x: income, y: rent })),
      }))}
      title="Income and rent in 150 towns, with a trend for each region"
    >
      <Trends />
    </ScatterChart>
  );
}
