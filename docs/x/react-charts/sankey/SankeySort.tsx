import * as React from 'react';
import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { BUDGET_LINKS, BUDGET_NODES } from '../../_data/chartFlows';

const ORDERS = ['auto', 'fixed', 'largest first'] as const;
type Order = (typeof ORDERS)[number];

export default function SankeySort() {
  const [order, setOrder] = React.useState<Order>('largest first');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Order of the nodes"
        value={order}
        onChange={(_event, value: Order | null) => setOrder(value ?? order)}
      >
        {ORDERS.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 340 }}>
        <NoSsr>
          <SankeyChart
            key={order}
            height={340}
            series={{
              data: { nodes: BUDGET_NODES, links: BUDGET_LINKS },
              nodeOptions: {
                padding: 16,
                sort: order === 'largest first' ? (a, b) => b.value - a.value : order,
              },
            }}
            role="img"
            title={`A town’s budget, order: ${order}`}
          />
        </NoSsr>
      </Box>
    </Stack>
  );
}
