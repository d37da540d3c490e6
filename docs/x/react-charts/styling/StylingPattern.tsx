import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

export default function StylingPattern() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const patternId = `styling-pattern-${React.useId().replace(/[^\w-]/g, '')}`;

  return (
    <BarChart
      height={280}
      xAxis={[{ data: ['2023', '2024', '2025', '2026'] }]}
      series={[
        {
          data: [310, 342, 365, null],
          label: 'Counted',
          stack: 'trees',
          color: palette.primary.main,
        },
        {
          data: [null, null, null, 390],
          label: 'Planned',
          stack: 'trees',
          color: `url(#${patternId})`,
        },
      ]}
      title="Trees planted each year, with the plan for 2026"
    >
      <defs>
        <pattern
          id={patternId}
          width={8}
          height={8}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width={8} height={8} fill={palette.background.paper} />
          <rect width={4} height={8} fill={palette.primary.main} />
        </pattern>
      </defs>
    </BarChart>
  );
}
