import * as React from 'react';
import Checkbox, { checkboxClasses } from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useLegend } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { createEnergy } from '../../_data/energy';

const SOURCES = ['solar', 'wind', 'hydro', 'gas'] as const;
type Source = (typeof SOURCES)[number];
const names: Record<Source, string> = { solar: 'Solar', wind: 'Wind', hydro: 'Hydro', gas: 'Gas' };

interface Choice {
  shown: readonly Source[];
  toggle: (source: Source) => void;
}

const ChoiceContext = React.createContext<Choice>({ shown: SOURCES, toggle: () => undefined });

function CheckboxLegend() {
  const { items } = useLegend();
  const { shown, toggle } = React.useContext(ChoiceContext);

  const colorOf = (source: Source) => items.find(({ seriesId }) => seriesId === source)?.color;

  return (
    <Stack direction="row" useFlexGap sx={{ gridArea: 'legend', flexWrap: 'wrap', gap: 1 }}>
      {SOURCES.map((source) => (
        <FormControlLabel
          key={source}
          control={
            <Checkbox
              size="small"
              checked={shown.includes(source)}
              onChange={() => toggle(source)}
              sx={{ [`&.${checkboxClasses.checked}`]: { color: colorOf(source) } }}
            />
          }
          label={names[source]}
        />
      ))}
    </Stack>
  );
}

export default function LegendFilter() {
  const [hours] = React.useState(() => createEnergy(96, 'Spain'));
  const [shown, setShown] = React.useState<readonly Source[]>(SOURCES);
  const choice = React.useMemo<Choice>(
    () => ({
      shown,
      toggle: (source) =>
        setShown((all) =>
          all.includes(source) ? all.filter((item) => item !== source) : [...all, source],
        ),
    }),
    [shown],
  );

  return (
    <ChoiceContext.Provider value={choice}>
      <LineChart
        height={300}
        dataset={hours}
        xAxis={[{ dataKey: 'hour', label: 'Hours since midnight of June 1', height: 55 }]}
        yAxis={[{ valueFormatter: (value: number) => `${value / 1000} GW`, width: 60 }]}
        series={SOURCES.map((source) => ({
          id: source,
          dataKey: source,
          label: names[source],
          showMark: false,
          area: true,
          stack: 'power',
        })).filter(({ id }) => shown.includes(id))}
        slots={{ legend: CheckboxLegend }}
        title="Electricity in Spain over four days"
      />
    </ChoiceContext.Provider>
  );
}
