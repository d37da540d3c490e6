import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import { chartsToolbarClasses } from '@mui/x-charts/Toolbar';
import { createPrices } from '../../_data/prices';

const tooltipDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

const PERIODS = { '1 month': 30, '3 months': 91, '1 year': 365 } as const;
type Period = keyof typeof PERIODS;

const PeriodContext = React.createContext<{ period: Period; setPeriod: (period: Period) => void }>({
  period: '3 months',
  setPeriod: () => undefined,
});

function PeriodToolbar() {
  const { period, setPeriod } = React.useContext(PeriodContext);

  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Period"
      value={period}
      onChange={(_event, value: Period | null) => setPeriod(value ?? period)}
      className={chartsToolbarClasses.root}
      sx={{ justifySelf: 'end', mb: 1 }}
    >
      {Object.keys(PERIODS).map((name) => (
        <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

export default function ToolbarPeriods() {
  const [prices] = React.useState(() => createPrices(365, 120, 14));
  const [period, setPeriod] = React.useState<Period>('3 months');
  const choice = React.useMemo(() => ({ period, setPeriod }), [period]);
  const visible = prices.slice(-PERIODS[period]);

  return (
    <PeriodContext.Provider value={choice}>
      <LineChart
        height={280}
        showToolbar
        slots={{ toolbar: PeriodToolbar }}
        xAxis={[
          {
            scaleType: 'time',
            valueFormatter: (date: Date, context) =>
              context.location === 'tick' ? context.defaultTickLabel : tooltipDate.format(date),
            data: visible.map(({ date }) => date),
            domainLimit: 'strict',
          },
        ]}
        yAxis={[{ valueFormatter: (value: number) => `$${value}`, width: 56 }]}
        series={[{ data: visible.map(({ close }) => close), label: 'Close', showMark: false }]}
        hideLegend
        title={`Closing prices, ${period}`}
      />
    </PeriodContext.Provider>
  );
}
