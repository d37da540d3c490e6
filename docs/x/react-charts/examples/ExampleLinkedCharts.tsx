import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { PieChart } from '@mui/x-charts/PieChart';

const trees = [
  { id: 'oak', label: 'Oak', data: [40, 55, 62] },
  { id: 'lime', label: 'Lime', data: [70, 64, 81] },
  { id: 'maple', label: 'Maple', data: [25, 31, 28] },
];

const slices = trees.map(({ label, data }) => ({
  label,
  value: data.reduce((sum, value) => sum + value, 0),
}));

export default function ExampleLinkedCharts() {
  const [active, setActive] = React.useState<number | null>(null);
  const activeTree = active === null ? undefined : trees[active];

  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
      }}
    >
      <PieChart
        height={240}
        series={[
          {
            id: 'total',
            data: slices,
            innerRadius: '50%',
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        highlightedItem={active === null ? null : { seriesId: 'total', dataIndex: active }}
        onHighlightChange={(item) => setActive(item?.dataIndex ?? null)}
        hideLegend
        title="Trees planted by species, all years"
      />
      <BarChart
        height={240}
        xAxis={[{ data: ['2024', '2025', '2026'] }]}
        series={trees.map((tree) => ({
          ...tree,
          stack: 'trees',
          highlightScope: { highlight: 'series', fade: 'global' },
        }))}
        highlightedItem={activeTree === undefined ? null : { seriesId: activeTree.id }}
        onHighlightChange={(item) => {
          const index = trees.findIndex(({ id }) => id === item?.seriesId);
          setActive(index < 0 ? null : index);
        }}
        title="Trees planted by species and year"
      />
    </Box>
  );
}
