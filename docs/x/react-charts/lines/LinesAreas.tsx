import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { createClimate } from '../../_data/chartClimate';

const tooltipDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

const BASELINES = { zero: undefined, min: 'min', max: 'max', '10 °C': 10 } as const;
type Baseline = keyof typeof BASELINES;

export default function LinesAreas() {
  const [days] = React.useState(() => createClimate(365, 'Oslo'));
  const [baseline, setBaseline] = React.useState<Baseline>('zero');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Baseline of the area"
        value={baseline}
        onChange={(_event, value: Baseline | null) => setBaseline(value ?? baseline)}
      >
        {Object.keys(BASELINES).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        height={280}
        xAxis={[
          {
            scaleType: 'time',
            valueFormatter: (date: Date, context) =>
              context.location === 'tick' ? context.defaultTickLabel : tooltipDate.format(date),
            data: days.map(({ date }) => date),
            domainLimit: 'strict',
          },
        ]}
        yAxis={[{ label: 'Temperature in °C', min: -15, max: 25 }]}
        series={[
          {
            data: days.map(({ mean }) => mean),
            label: 'Oslo',
            area: true,
            baseline: BASELINES[baseline],
            showMark: false,
          },
        ]}
        hideLegend
        sx={{ [`& .${lineClasses.area}`]: { fillOpacity: 0.35 } }}
        title={`Mean temperature in Oslo, filled from ${baseline}`}
      />
    </Stack>
  );
}
