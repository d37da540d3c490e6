import * as React from 'react';
import Box from '@mui/material/Box';
import TablePagination from '@mui/material/TablePagination';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { deDE, enUS, frFR, type Localization } from '@mui/material/locale';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const locales: Readonly<Record<string, Localization>> = { en: enUS, de: deDE, fr: frFR };

export default function LocaleSwitch() {
  const [lang, setLang] = React.useState('de');
  const [page, setPage] = React.useState(0);

  const withLocale = React.useCallback(
    (outer: Theme): Theme => ({
      ...outer,
      components: { ...outer.components, ...locales[lang]?.components },
    }),
    [lang],
  );

  return (
    <ThemeProvider theme={withLocale}>
      <Box lang={lang} sx={{ width: '100%', maxWidth: 520 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Language"
          value={lang}
          onChange={(_event, next: string | null) => setLang(next ?? lang)}
        >
          <ToggleButton value="en">English</ToggleButton>
          <ToggleButton value="de">Deutsch</ToggleButton>
          <ToggleButton value="fr">Français</ToggleButton>
        </ToggleButtonGroup>
        <TablePagination
          component="div"
          count={128}
          page={page}
          rowsPerPage={10}
          rowsPerPageOptions={[10]}
          onPageChange={(_event, next) => setPage(next)}
        />
      </Box>
    </ThemeProvider>
  );
}
