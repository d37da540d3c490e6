import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { createEnergy } from '../../_data/energy';

const SOURCES = ['hydro', 'wind', 'solar', 'gas'] as const;
const names = { hydro: 'Hydro', wind: 'Wind', solar: 'Solar', gas: 'Gas' };

export default function HighlightLinked() {
  const [hours] = React.useState(() => createEnergy(24, 'Austria'));
  const [source, setSource] = React.useState<string | null>(null);
  const index = SOURCES.findIndex((name) => name === source);

  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
        alignItems: 'center',
      }}
    >
      <PieChart
        height={220}
        hideLegend
        series={[
          {
            id: 'day',
            innerRadius: '55%',
            data: SOURCES.map((name) => ({
              id: name,
              label: names[name],
              value: hours.reduce((sum, hour) => sum + hour[name], 0),
            })),
            valueFormatter: ({ value }) => `${Math.round(value / 1000)} GWh`,
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        highlightedItem={index < 0 ? null : { seriesId: 'day', dataIndex: index }}
        onHighlightChange={(item) => setSource(SOURCES[item?.dataIndex ?? -1] ?? null)}
        title="Electricity on one day by source"
      />
      <BarChart
        height={260}
        xAxis={[{ data: hours.map(({ hour }) => hour), label: 'Hour', height: 55 }]}
        yAxis={[{ valueFormatter: (value: number) => `${value / 1000} GW`, width: 60 }]}
        series={SOURCES.map((name) => ({
          id: name,
          data: hours.map((hour) => hour[name]),
          label: names[name],
          stack: 'power',
          highlightScope: { highlight: 'series', fade: 'global' },
        }))}
        highlightedItem={source === null ? null : { seriesId: source }}
        onHighlightChange={(item) => setSource(item ? String(item.seriesId) : null)}
        title="Electricity on one day by source and hour"
      />
    </Box>
  );
}
