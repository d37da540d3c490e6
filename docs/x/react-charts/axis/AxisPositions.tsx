import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import { createClimate } from '../../_data/chartClimate';

const tooltipDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

type XPosition = 'bottom' | 'top' | 'none';
type YPosition = 'left' | 'right' | 'none';

export default function AxisPositions() {
  const [days] = React.useState(() => createClimate(90, 'Cairo'));
  const [x, setX] = React.useState<XPosition>('bottom');
  const [y, setY] = React.useState<YPosition>('right');

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Position of the x-axis"
          value={x}
          onChange={(_event, position: XPosition | null) => setX(position ?? x)}
        >
          <ToggleButton value="bottom">bottom</ToggleButton>
          <ToggleButton value="top">top</ToggleButton>
          <ToggleButton value="none">none</ToggleButton>
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Position of the y-axis"
          value={y}
          onChange={(_event, position: YPosition | null) => setY(position ?? y)}
        >
          <ToggleButton value="left">left</ToggleButton>
          <ToggleButton value="right">right</ToggleButton>
          <ToggleButton value="none">none</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      <LineChart
        height={260}
        xAxis={[
          {
            scaleType: 'time',
            valueFormatter: (date: Date, context) =>
              context.location === 'tick' ? context.defaultTickLabel : tooltipDate.format(date),
            data: days.map(({ date }) => date),
            position: x,
            domainLimit: 'strict',
          },
        ]}
        yAxis={[{ position: y, valueFormatter: (value: number) => `${value} °C`, width: 52 }]}
        series={[{ data: days.map(({ mean }) => mean), label: 'Cairo', showMark: false }]}
        grid={{ horizontal: true }}
        hideLegend
        title="Mean temperature in Cairo over three months"
      />
    </Stack>
  );
}
