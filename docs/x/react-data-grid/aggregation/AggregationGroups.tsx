import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 130 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 150 },
];

const initialState = {
  rowGrouping: { model: ['category'] },
  aggregation: { model: { quantity: 'avg', total: 'sum' } },
  columns: { columnVisibilityModel: { category: false } },
};

type Position = 'inline' | 'footer';

export default function AggregationGroups() {
  const [rows] = React.useState(() => createOrders(100));
  const [position, setPosition] = React.useState<Position>('footer');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Position of the group totals"
        value={position}
        onChange={(_event, next: Position | null) => next && setPosition(next)}
      >
        <ToggleButton value="inline">In the group row</ToggleButton>
        <ToggleButton value="footer">Below the group</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 420 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          label="Orders by category with totals"
          isGroupExpandedByDefault={(node) => node.groupingKey === 'Lighting'}
          getAggregationPosition={(node) => (node.depth === -1 ? 'footer' : position)}
          groupingColDef={{ headerName: 'Category', width: 170 }}
          initialState={initialState}
        />
      </div>
    </Stack>
  );
}
