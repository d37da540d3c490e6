import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { createOrders, STATUSES } from '../../_data/orders';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** The number of orders for each status and month. */
function countOrders() {
  const orders = createOrders(900);
  return STATUSES.map((status) => ({
    id: status,
    label: status,
    stack: 'orders',
    data: MONTHS.map(
      (_month, index) =>
        orders.filter((order) => order.status === status && order.date.getMonth() === index).length,
    ),
  }));
}

export default function BarsAxisClick() {
  const [series] = React.useState(countOrders);
  const [message, setMessage] = React.useState('Click a month.');

  return (
    <Stack sx={{ width: '100%' }}>
      <BarChart
        height={300}
        xAxis={[{ data: MONTHS }]}
        series={series}
        onAxisClick={(_event, data) => {
          const values = Object.entries(data?.seriesValues ?? {});
          const list = values.map(([status, count]) => `${String(count)} ${status.toLowerCase()}`);
          setMessage(`${String(data?.axisValue)}: ${list.join(', ')}`);
        }}
        title="Orders by month and status"
      />
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
