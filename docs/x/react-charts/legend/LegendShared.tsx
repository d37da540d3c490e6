import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { createEnergy } from '../../_data/energy';

const SOURCES = ['hydro', 'wind', 'solar', 'gas'] as const;
const names = { hydro: 'Hydro', wind: 'Wind', solar: 'Solar', gas: 'Gas' };

export default function LegendShared() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const colors = [
    palette.info.main,
    palette.success.main,
    palette.warning.main,
    palette.error.main,
  ];
  const [countries] = React.useState(() =>
    ['Austria', 'Portugal', 'Denmark'].map((name) => ({ name, hours: createEnergy(24, name) })),
  );

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, px: 1 }}>
        {SOURCES.map((source, index) => (
          <Stack key={source} direction="row" sx={{ alignItems: 'center', gap: 1 }}>
            <Box aria-hidden sx={{ width: 14, height: 14, bgcolor: colors[index] }} />
            <Typography variant="body2">{names[source]}</Typography>
          </Stack>
        ))}
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
          gap: 1,
        }}
      >
        {countries.map(({ name, hours }) => (
          <Box key={name} sx={{ minWidth: 0 }}>
            <Typography variant="subtitle2" component="div" sx={{ px: 1 }}>
              {name}
            </Typography>
            <BarChart
              height={180}
              hideLegend
              colors={colors}
              xAxis={[{ data: hours.map(({ hour }) => hour), label: 'Hour', height: 55 }]}
              yAxis={[{ valueFormatter: (value: number) => `${value / 1000} GW`, width: 56 }]}
              series={SOURCES.map((source) => ({
                data: hours.map((hour) => hour[source]),
                label: names[source],
                stack: 'power',
              }))}
              title={`Electricity in ${name} by hour`}
            />
          </Box>
        ))}
      </Box>
    </Stack>
  );
}
