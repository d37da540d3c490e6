import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const trails = [
  { name: 'Gorge', x: 7, y: 260 },
  { name: 'Three lakes', x: 12, y: 410 },
  { name: 'Summit', x: 15, y: 1180 },
  { name: 'Forest', x: 9, y: 90 },
];

export default function ScatterWithList() {
  const [chosen, setChosen] = React.useState(2);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Trail"
        value={chosen}
        onChange={(_event, value: number | null) => setChosen(value ?? chosen)}
        sx={{ flexWrap: 'wrap' }}
      >
        {trails.map((trail, index) => (
          <ToggleButton key={trail.name} value={index}>
            {trail.name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ScatterChart
        height={280}
        xAxis={[{ label: 'Length in km', height: 55, min: 0 }]}
        yAxis={[{ label: 'Ascent in m', min: 0, width: 70 }]}
        series={[
          {
            id: 'trails',
            data: trails,
            markerSize: 7,
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        highlightedItem={{ seriesId: 'trails', dataIndex: chosen }}
        onHighlightChange={(item) => setChosen(item?.dataIndex ?? chosen)}
        title="Length and ascent of four trails"
      />
    </Stack>
  );
}
