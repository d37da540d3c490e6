import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { enUS, esES, ptPT } from '@mui/x-data-grid/locales';

const languages = {
  en: { locale: enUS, label: 'Lighthouses', name: 'Name', height: 'Height (m)' },
  es: { locale: esES, label: 'Faros', name: 'Nombre', height: 'Altura (m)' },
  pt: { locale: ptPT, label: 'Faróis', name: 'Nome', height: 'Altura (m)' },
};

type Language = keyof typeof languages;

const rows = [
  { id: 1, name: 'Cabo Branco', height: 20.4 },
  { id: 2, name: 'Punta Alta', height: 13.5 },
];

export default function GridTextsByLanguage() {
  const [language, setLanguage] = React.useState<Language>('es');
  const { locale, label, name, height } = languages[language];

  const columns = React.useMemo<GridColDef[]>(() => {
    const meters = new Intl.NumberFormat(language, { minimumFractionDigits: 1 });
    return [
      { field: 'name', headerName: name, flex: 1, minWidth: 110 },
      {
        field: 'height',
        headerName: height,
        type: 'number',
        width: 120,
        valueFormatter: (value: number) => meters.format(value),
      },
    ];
  }, [language, name, height]);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Grid language"
        value={language}
        onChange={(_event, next: Language | null) => setLanguage(next ?? language)}
      >
        <ToggleButton value="en">English</ToggleButton>
        <ToggleButton value="es" lang="es">
          Español
        </ToggleButton>
        <ToggleButton value="pt" lang="pt">
          Português
        </ToggleButton>
      </ToggleButtonGroup>
      <div lang={language} style={{ height: 300 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label={label}
          showToolbar
          localeText={locale.components.MuiDataGrid.defaultProps.localeText}
        />
      </div>
    </Stack>
  );
}
