import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import { createClimate } from '../../_data/chartClimate';

const LANGUAGES = { en: 'English', fr: 'Français', de: 'Deutsch', ja: '日本語' } as const;
type Language = keyof typeof LANGUAGES;

export default function LocalizedDates() {
  const [days] = React.useState(() => createClimate(180, 'Lisbon'));
  const [language, setLanguage] = React.useState<Language>('fr');
  const formats = React.useMemo(
    () => ({
      tick: new Intl.DateTimeFormat(language, { month: 'short' }),
      day: new Intl.DateTimeFormat(language, { dateStyle: 'full' }),
      degrees: new Intl.NumberFormat(language, { style: 'unit', unit: 'celsius' }),
    }),
    [language],
  );

  return (
    <Stack sx={{ width: '100%', gap: 1 }} lang={language}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_event, value: Language | null) => setLanguage(value ?? language)}
      >
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <ToggleButton key={code} value={code} lang={code} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        height={280}
        xAxis={[
          {
            scaleType: 'time',
            data: days.map(({ date }) => date),
            domainLimit: 'strict',
            tickNumber: 6,
            valueFormatter: (date: Date, { location }) =>
              (location === 'tick' ? formats.tick : formats.day).format(date),
          },
        ]}
        yAxis={[{ valueFormatter: (value: number) => formats.degrees.format(value), width: 56 }]}
        series={[
          {
            data: days.map(({ mean }) => mean),
            label: 'Lisboa',
            showMark: false,
            valueFormatter: (value) => (value === null ? '' : formats.degrees.format(value)),
          },
        ]}
        hideLegend
        title="Lisboa, °C"
      />
    </Stack>
  );
}
