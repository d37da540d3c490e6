import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ChartsLocalizationProvider } from '@mui/x-charts/ChartsLocalizationProvider';
import { LineChart } from '@mui/x-charts/LineChart';
import { enUS, frFR, svSE } from '@mui/x-charts/locales';

const locales = { en: enUS, fr: frFR, sv: svSE };
type Language = keyof typeof locales;

export default function LocalizedOverlay() {
  const [language, setLanguage] = React.useState<Language>('fr');
  const { localeText } = locales[language].components.MuiChartsLocalizationProvider.defaultProps;

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_event, value: Language | null) => setLanguage(value ?? language)}
      >
        <ToggleButton value="en">English</ToggleButton>
        <ToggleButton value="fr">French</ToggleButton>
        <ToggleButton value="sv">Swedish</ToggleButton>
      </ToggleButtonGroup>
      <Box lang={language}>
        <ChartsLocalizationProvider localeText={localeText}>
          <LineChart height={140} series={[{ data: [] }]} />
          <LineChart height={140} series={[{ data: [] }]} loading />
        </ChartsLocalizationProvider>
      </Box>
    </Box>
  );
}
