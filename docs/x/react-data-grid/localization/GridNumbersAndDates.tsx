import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const LANGUAGES = ['en-US', 'de-DE', 'fr-FR', 'ja-JP'];

function columnsFor(language: string): GridColDef<Order>[] {
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return [
    { field: 'id', headerName: 'Order', width: 110 },
    {
      field: 'date',
      headerName: 'Date',
      type: 'date',
      flex: 1,
      minWidth: 170,
      valueFormatter: (value: Date) => day.format(value),
    },
    {
      field: 'total',
      headerName: 'Total',
      type: 'number',
      width: 150,
      valueFormatter: (value: number) => money.format(value),
    },
  ];
}

export default function GridNumbersAndDates() {
  const [rows] = React.useState(() => createOrders(40));
  const [language, setLanguage] = React.useState('de-DE');
  const columns = React.useMemo(() => columnsFor(language), [language]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Format"
        value={language}
        onChange={(_event, next: string | null) => next && setLanguage(next)}
      >
        {LANGUAGES.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 380 }}>
        <DataGrid rows={rows} columns={columns} label="Orders" hideFooter />
      </div>
    </Stack>
  );
}
