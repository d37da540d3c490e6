import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { getValueToPositionMapper, useXScale, useYScale } from '@mui/x-charts/hooks';
import { createEmployees, DEPARTMENTS } from '../../../_data/employees';

interface Spread {
  name: string;
  mean: number;
  low: number;
  high: number;
}

function createSpreads(): Spread[] {
  const employees = createEmployees(300);
  return DEPARTMENTS.map((name) => {
    const salaries = employees
      .filter(({ department }) => department === name)
      .map(({ salary }) => salary / 1000)
      .sort((a, b) => a - b);
    const at = (share: number) => salaries[Math.floor(salaries.length * share)] ?? 0;
    const mean = salaries.reduce((sum, salary) => sum + salary, 0) / salaries.length;
    return { name, mean: Math.round(mean), low: at(0.1), high: at(0.9) };
  });
}

/** A whisker in the middle of each band. */
function ErrorBars({ spreads }: { spreads: readonly Spread[] }) {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const toX = getValueToPositionMapper(useXScale<'band'>());
  const yScale = useYScale<'linear'>();

  return spreads.map(({ name, low, high }) => {
    const x = toX(name);
    return (
      <path
        key={name}
        d={`M${x - 8} ${yScale(high)}h16m-8 0V${yScale(low)}m-8 0h16`}
        stroke={palette.text.primary}
        strokeWidth={1.5}
        fill="none"
      />
    );
  });
}

export default function ScaleErrorBars() {
  const [spreads] = React.useState(createSpreads);

  return (
    <BarChart
      height={300}
      xAxis={[{ data: spreads.map(({ name }) => name) }]}
      yAxis={[{ max: 160, label: 'Salary (thousand USD)' }]}
      series={[{ data: spreads.map(({ mean }) => mean) }]}
      title="Mean salaries; the whiskers cover eight in ten employees"
    >
      <ErrorBars spreads={spreads} />
    </BarChart>
  );
}
