import * as React from 'react';
import { chartsTooltipClasses } from '@mui/x-charts/ChartsTooltip';
import { LineChart } from '@mui/x-charts/LineChart';
import { createClimate } from '../../_data/chartClimate';

const degrees = (value: number | null) => (value === null ? '' : `${value} °C`);

export default function TooltipStyled() {
  const [days] = React.useState(() => createClimate(90, 'Reykjavik'));

  return (
    <LineChart
      height={280}
      dataset={days}
      xAxis={[
        {
          dataKey: 'date',
          scaleType: 'time',
          valueFormatter: (date: Date) =>
            date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' }),
        },
      ]}
      yAxis={[{ label: 'Temperature in °C' }]}
      series={[
        { dataKey: 'high', label: 'High', showMark: false, valueFormatter: degrees },
        { dataKey: 'low', label: 'Low', showMark: false, valueFormatter: degrees },
      ]}
      slotProps={{
        tooltip: {
          placement: 'top',
          sx: {
            [`& .${chartsTooltipClasses.paper}`]: {
              bgcolor: 'primary.dark',
              color: 'common.white',
              borderRadius: 3,
            },
            [`& .${chartsTooltipClasses.cell}, & caption`]: { color: 'inherit' },
            [`& .${chartsTooltipClasses.valueCell}`]: { fontWeight: 700 },
          },
        },
      }}
      title="Temperatures in Reykjavik from January to March"
    />
  );
}
