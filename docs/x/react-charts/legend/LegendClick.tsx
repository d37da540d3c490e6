import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';
import { createOrders } from '../../_data/orders';

/** The sum of all orders for each category. */
function createTotals() {
  const totals = new Map<string, number>();
  for (const { category, total } of createOrders(400)) {
    totals.set(category, (totals.get(category) ?? 0) + total);
  }
  return [...totals].map(([label, value]) => ({ id: label, label, value }));
}

const usd = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

export default function LegendClick() {
  const [totals] = React.useState(createTotals);
  const [message, setMessage] = React.useState('Choose a category in the legend.');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <PieChart
        height={220}
        series={[
          { data: totals, innerRadius: '50%', valueFormatter: ({ value }) => usd.format(value) },
        ]}
        slotProps={{
          legend: {
            onItemClick: (_event: unknown, { label }: { label: string }) => {
              const total = totals.find((item) => item.label === label)?.value ?? 0;
              setMessage(`${label}: ${usd.format(total)}`);
            },
          },
        }}
        title="Orders by category"
      />
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
