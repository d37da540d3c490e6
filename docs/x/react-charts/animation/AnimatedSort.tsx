import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PieChart } from '@mui/x-charts/PieChart';
import { createEnergy, ENERGY_COUNTRIES } from '../../_data/energy';

const SOURCES = ['hydro', 'wind', 'solar', 'gas'] as const;
const NAMES = { hydro: 'Hydro', wind: 'Wind', solar: 'Solar', gas: 'Gas' };

export default function AnimatedSort() {
  const [energy] = React.useState(() => createEnergy(24));
  const [country, setCountry] = React.useState('Norway');
  const rows = energy.filter((row) => row.country === country);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Country"
        value={country}
        onChange={(_event, value: string | null) => setCountry(value ?? country)}
        sx={{ flexWrap: 'wrap' }}
      >
        {ENERGY_COUNTRIES.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <PieChart
        height={240}
        series={[
          {
            id: 'power',
            innerRadius: '50%',
            data: SOURCES.map((source) => ({
              id: source,
              label: NAMES[source],
              value: rows.reduce((sum, row) => sum + row[source], 0),
            })),
            valueFormatter: ({ value }) => `${Math.round(value / 1000)} GWh`,
          },
        ]}
        title={`Electricity in ${country} on one day, by source`}
      />
    </Stack>
  );
}
