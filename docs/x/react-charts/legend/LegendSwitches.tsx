import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { legendClasses } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';
import type { LineChartProps } from '@mui/x-charts/LineChart';

type Hidden = NonNullable<LineChartProps['hiddenItems']>;

const struckOut = {
  [`& .${legendClasses.series}.${legendClasses.hidden}`]: {
    opacity: 1,
    textDecoration: 'line-through',
  },
};

export default function LegendSwitches() {
  const [hidden, setHidden] = React.useState<Hidden>([{ type: 'line', seriesId: 'elm' }]);

  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        height={260}
        xAxis={[{ data: ['2021', '2022', '2023', '2024', '2025'], scaleType: 'point' }]}
        yAxis={[{ label: 'Height in cm' }]}
        series={[
          { id: 'lime', data: [120, 148, 171, 203, 231], label: 'Lime' },
          { id: 'maple', data: [95, 139, 180, 214, 262], label: 'Maple' },
          { id: 'elm', data: [110, 131, 150, 166, 190], label: 'Elm' },
        ]}
        hiddenItems={hidden}
        onHiddenItemsChange={(items) => setHidden(items as Hidden)}
        slotProps={{ legend: { toggleVisibilityOnClick: true, sx: struckOut } }}
        title="Growth of three young trees"
      />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button size="small" onClick={() => setHidden([])}>
          Show all
        </Button>
        <Typography role="status">{3 - hidden.length} of 3 trees are shown.</Typography>
      </Stack>
    </Stack>
  );
}
