import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { createMonthlyClimate, MONTHS } from '../../_data/chartClimate';

export default function TooltipFromTable() {
  const [months] = React.useState(() => createMonthlyClimate('Tokyo'));
  const [index, setIndex] = React.useState<number | null>(null);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Month"
        value={index}
        onChange={(_event, value: number | null) => setIndex(value)}
        sx={{ flexWrap: 'wrap' }}
      >
        {MONTHS.map((month, position) => (
          <ToggleButton key={month} value={position} sx={{ textTransform: 'none' }}>
            {month}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        height={280}
        xAxis={[{ data: MONTHS }]}
        yAxis={[{ label: 'Rain in mm', width: 56 }]}
        series={[
          {
            id: 'rain',
            data: months.map(({ rain }) => rain),
            label: 'Rain',
            valueFormatter: (value) => `${value} mm`,
          },
        ]}
        tooltipItem={index === null ? null : { type: 'bar', seriesId: 'rain', dataIndex: index }}
        onTooltipItemChange={(item) => setIndex(item?.dataIndex ?? null)}
        slotProps={{ tooltip: { trigger: 'item', anchor: 'node', position: 'top' } }}
        hideLegend
        title="Rain in Tokyo by month"
      />
    </Stack>
  );
}
