import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useLegend } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { CLIMATE_CITIES, createClimate } from '../../_data/chartClimate';

const tooltipDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

const HoverContext = React.createContext<(seriesId: string | null) => void>(() => undefined);

function HoverLegend() {
  const { items } = useLegend();
  const onHover = React.useContext(HoverContext);

  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ gridArea: 'legend', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}
    >
      {items.map(({ label, color, seriesId }) => (
        <Box
          key={seriesId}
          onMouseEnter={() => onHover(String(seriesId))}
          onMouseLeave={() => onHover(null)}
          sx={{ px: 1, py: 0.5, borderInlineStart: '4px solid', borderColor: color, fontSize: 14 }}
        >
          {label}
        </Box>
      ))}
    </Stack>
  );
}

export default function LegendHover() {
  const [cities] = React.useState(() =>
    CLIMATE_CITIES.map((city) => ({ city, days: createClimate(90, city) })),
  );
  const [hovered, setHovered] = React.useState<string | null>(null);

  return (
    <HoverContext.Provider value={setHovered}>
      <LineChart
        height={300}
        xAxis={[
          {
            scaleType: 'time',
            valueFormatter: (date: Date, context) =>
              context.location === 'tick' ? context.defaultTickLabel : tooltipDate.format(date),
            data: cities[0]?.days.map(({ date }) => date) ?? [],
          },
        ]}
        yAxis={[{ label: 'Highest temperature in °C' }]}
        series={cities.map(({ city, days }) => ({
          id: city,
          data: days.map(({ high }) => high),
          label: city,
          showMark: false,
          highlightScope: { highlight: 'series', fade: 'global' },
        }))}
        highlightedItem={hovered === null ? null : { seriesId: hovered }}
        onHighlightChange={(item) => setHovered(item ? String(item.seriesId) : null)}
        slots={{ legend: HoverLegend }}
        title="Highest temperature in five cities"
      />
    </HoverContext.Provider>
  );
}
