import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PieChart } from '@mui/x-charts/PieChart';
import { createOrders } from '../../_data/orders';

const ORDERS = ['none', 'asc', 'desc'] as const;
type SortOrder = (typeof ORDERS)[number];

/** Pieces sold in each country. */
function createTotals() {
  const totals = new Map<string, number>();
  for (const { country, quantity } of createOrders(300)) {
    totals.set(country, (totals.get(country) ?? 0) + quantity);
  }
  return [...totals].map(([label, value]) => ({ id: label, label, value }));
}

export default function PieSort() {
  const [totals] = React.useState(createTotals);
  const [order, setOrder] = React.useState<SortOrder>('desc');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Order of the slices"
        value={order}
        onChange={(_event, value: SortOrder | null) => setOrder(value ?? order)}
      >
        {ORDERS.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <PieChart
        height={240}
        series={[
          {
            data: totals,
            sortingValues: order,
            paddingAngle: 1,
            innerRadius: '40%',
            cornerRadius: 3,
            valueFormatter: ({ value }) => `${value} pieces`,
          },
        ]}
        title="Pieces sold by country"
      />
    </Stack>
  );
}
