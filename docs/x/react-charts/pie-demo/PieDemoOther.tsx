import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { PieChart } from '@mui/x-charts/PieChart';

const origins = [
  { label: 'Town', value: 412 },
  { label: 'District', value: 188 },
  { label: 'Capital', value: 97 },
  { label: 'Coast', value: 21 },
  { label: 'Mountains', value: 16 },
  { label: 'Abroad', value: 11 },
];

function groupSmall(items: typeof origins, share: number) {
  const limit = items.reduce((sum, { value }) => sum + value, 0) * share;
  const small = items.filter(({ value }) => value < limit);
  const other = small.reduce((sum, { value }) => sum + value, 0);
  return [...items.filter(({ value }) => value >= limit), { label: 'Other', value: other }];
}

export default function PieDemoOther() {
  const [grouped, setGrouped] = React.useState(true);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={grouped} onChange={(event) => setGrouped(event.target.checked)} />
        }
        label="Combine parts below 5%"
      />
      <PieChart
        height={240}
        series={[
          {
            data: grouped ? groupSmall(origins, 0.05) : origins,
            valueFormatter: ({ value }) => `${value} visitors`,
          },
        ]}
        title="Where festival visitors come from"
      />
    </Stack>
  );
}
