import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useItemHighlightedGetter, useLineSeries } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';
import { createPassengers, MODES } from '../../_data/chartPassengers';

/** Chips that follow the highlight of the chart. */
function Modes() {
  const series = useLineSeries();
  const { isHighlighted, isFaded } = useItemHighlightedGetter();

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      {series.map(({ id, color, label }) => {
        const item = { type: 'line', seriesId: id } as const;
        return (
          <Chip
            key={id}
            label={typeof label === 'string' ? label : String(id)}
            variant={isHighlighted(item) ? 'filled' : 'outlined'}
            sx={{
              borderInlineStart: `6px solid ${color}`,
              fontWeight: isHighlighted(item) ? 'bold' : 'normal',
              textDecoration: !isHighlighted(item) && isFaded(item) ? 'line-through' : 'none',
            }}
          />
        );
      })}
    </Stack>
  );
}

export default function HooksHighlight() {
  const [months] = React.useState(() => createPassengers(48));

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <ChartsDataProvider
        height={280}
        xAxis={[{ data: months.map(({ date }) => date), scaleType: 'time' }]}
        series={MODES.map((mode) => ({
          type: 'line',
          id: mode,
          label: mode,
          data: months.map((month) => month[mode]),
          showMark: false,
          highlightScope: { highlight: 'series', fade: 'global' },
        }))}
      >
        <Modes />
        <ChartsSurface title="Passengers by mode of transport">
          <LinePlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
      </ChartsDataProvider>
    </Stack>
  );
}
