import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { ScatterItemIdentifier } from '@mui/x-charts/models';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { createTowns } from '../../_data/chartTowns';

const usd = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

export default function ScatterClicks() {
  const [towns] = React.useState(() => createTowns(40, 3));
  const [isLimited, setIsLimited] = React.useState(true);
  const [message, setMessage] = React.useState('Click a town, or close to one.');

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={isLimited} onChange={(event) => setIsLimited(event.target.checked)} />
        }
        label="Only within 30 pixels"
      />
      <ScatterChart
        height={300}
        xAxis={[{ label: 'Income in dollars per month', height: 55 }]}
        yAxis={[{ label: 'Rent in dollars per month', width: 70 }]}
        series={[
          {
            data: towns.map(({ id, income, rent }) => ({ id, x: income, y: rent })),
            markerSize: 6,
            highlightScope: { highlight: 'item' },
          },
        ]}
        voronoiMaxRadius={isLimited ? 30 : undefined}
        onItemClick={(_event: unknown, { dataIndex }: ScatterItemIdentifier) => {
          const town = towns[dataIndex];
          if (!town) return;
          setMessage(
            `${town.name}: income ${usd.format(town.income)}, rent ${usd.format(town.rent)}`,
          );
        }}
        title="Income and rent of 40 towns"
      />
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
