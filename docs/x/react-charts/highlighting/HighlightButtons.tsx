import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const hives = [
  { id: 'meadow', label: 'Meadow', data: [31, 34, 38, 45, 47, 44] },
  { id: 'forest', label: 'Forest', data: [28, 29, 31, 36, 41, 43] },
  { id: 'roof', label: 'Roof', data: [35, 33, 36, 35, 38, 37] },
];

export default function HighlightButtons() {
  const [hive, setHive] = React.useState<string | null>('forest');

  return (
    <Stack sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlighted hive"
        value={hive}
        onChange={(_event, value: string | null) => setHive(value)}
      >
        {hives.map(({ id, label }) => (
          <ToggleButton key={id} value={id}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        height={260}
        xAxis={[{ data: ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'], scaleType: 'point' }]}
        yAxis={[{ label: 'Weight in kg' }]}
        series={hives.map((series) => ({
          ...series,
          highlightScope: { highlight: 'series', fade: 'global' },
        }))}
        highlightedItem={hive === null ? null : { seriesId: hive }}
        onHighlightChange={(item) => {
          if (item !== null) setHive(String(item.seriesId));
        }}
        title="Weight of three beehives"
      />
    </Stack>
  );
}
