import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { legendClasses } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';
import type { LineChartProps } from '@mui/x-charts/LineChart';
import { CLIMATE_CITIES, createClimate } from '../../_data/chartClimate';

const tooltipDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

type Hidden = NonNullable<LineChartProps['hiddenItems']>;

const struckOut = {
  [`& .${legendClasses.series}.${legendClasses.hidden}`]: {
    opacity: 1,
    textDecoration: 'line-through',
  },
};

export default function LegendSwitches() {
  const [cities] = React.useState(() =>
    CLIMATE_CITIES.map((city) => ({ city, days: createClimate(120, city) })),
  );
  const [hidden, setHidden] = React.useState<Hidden>([{ type: 'line', seriesId: 'Cairo' }]);

  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        height={280}
        xAxis={[
          {
            scaleType: 'time',
            valueFormatter: (date: Date, context) =>
              context.location === 'tick' ? context.defaultTickLabel : tooltipDate.format(date),
            data: cities[0]?.days.map(({ date }) => date) ?? [],
          },
        ]}
        yAxis={[{ label: 'Temperature in °C' }]}
        series={cities.map(({ city, days }) => ({
          id: city,
          data: days.map(({ mean }) => mean),
          label: city,
          showMark: false,
        }))}
        hiddenItems={hidden}
        onHiddenItemsChange={(items) => setHidden(items as Hidden)}
        slotProps={{ legend: { toggleVisibilityOnClick: true, sx: struckOut } }}
        title="Mean temperature in five cities from January to April"
      />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button size="small" onClick={() => setHidden([])}>
          Show all
        </Button>
        <Typography role="status" variant="body2">
          {cities.length - hidden.length} of {cities.length} cities are shown.
        </Typography>
      </Stack>
    </Stack>
  );
}
