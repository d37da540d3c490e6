import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';

const months = [0, 1, 2, 3, 4, 5].map((month) => new Date(Date.UTC(2026, month, 1)));

export default function LocalizedNumbers() {
  const [locale, setLocale] = React.useState('de-DE');
  const number = new Intl.NumberFormat(locale);
  const euro = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });

  return (
    <Stack sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Format"
        value={locale}
        onChange={(event) => setLocale(event.target.value)}
        sx={{ width: 160 }}
      >
        <MenuItem value="de-DE">German</MenuItem>
        <MenuItem value="en-US">English</MenuItem>
        <MenuItem value="fr-CH">Swiss French</MenuItem>
      </TextField>
      <LineChart
        height={260}
        xAxis={[
          {
            data: months,
            scaleType: 'point',
            valueFormatter: (date: Date) => month.format(date),
          },
        ]}
        yAxis={[{ width: 70, valueFormatter: (value: number) => number.format(value) }]}
        series={[
          {
            data: [12400, 11850, 13920, 15310, 17240, 18075],
            label: 'Ticket sales',
            valueFormatter: (value) => (value === null ? '' : euro.format(value)),
          },
        ]}
        title="Ticket sales of a theater"
      />
    </Stack>
  );
}
