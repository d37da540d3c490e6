import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useLegend } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';
import { createPassengers, MODES } from '../../../_data/chartPassengers';

interface LegendProps {
  hidden: readonly string[];
  onToggle: (seriesId: string) => void;
}

/** Checkboxes, which say more clearly than a faded label what is hidden. */
function CheckboxLegend({ hidden, onToggle }: LegendProps) {
  const { items } = useLegend();

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
      {items.map(({ seriesId, label, color }) => {
        const id = String(seriesId);
        return (
          <FormControlLabel
            key={id}
            label={label}
            control={
              <Checkbox
                size="small"
                checked={!hidden.includes(id)}
                onChange={() => onToggle(id)}
                sx={{ '&.Mui-checked': { color } }}
              />
            }
          />
        );
      })}
    </Stack>
  );
}

export default function LegendSwitches() {
  const [months] = React.useState(() => createPassengers(60));
  const [hidden, setHidden] = React.useState<string[]>(['metro']);

  const toggle = (id: string) =>
    setHidden(hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id]);

  return (
    <Stack sx={{ width: '100%' }}>
      <ChartsDataProvider
        height={280}
        hiddenItems={hidden.map((seriesId) => ({ type: 'line' as const, seriesId }))}
        xAxis={[{ data: months.map(({ date }) => date), scaleType: 'time' }]}
        yAxis={[{ width: 52 }]}
        series={MODES.map((mode) => ({
          type: 'line',
          id: mode,
          label: mode,
          data: months.map((month) => month[mode]),
        }))}
      >
        <CheckboxLegend hidden={hidden} onToggle={toggle} />
        <ChartsSurface title="Passengers in thousands by mode of transport">
          <LinePlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
      </ChartsDataProvider>
    </Stack>
  );
}
