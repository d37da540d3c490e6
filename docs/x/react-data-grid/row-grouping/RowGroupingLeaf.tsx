import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 140 },
  { field: 'id', headerName: 'Order', width: 120 },
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'date', headerName: 'Date', type: 'date', width: 120 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 130 },
];

const initialState = {
  rowGrouping: { model: ['customer'] },
  columns: { columnVisibilityModel: { customer: false, id: false } },
};

const isGroupExpandedByDefault: DataGridPremiumProps['isGroupExpandedByDefault'] = (node) =>
  node.groupingKey === 'Acme';

export default function RowGroupingLeaf() {
  const [rows] = React.useState(() => createOrders(150));
  const [count, setCount] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Show the number of orders"
        control={<Switch checked={count} onChange={(event) => setCount(event.target.checked)} />}
      />
      <div style={{ height: 400 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          label="Orders below their customer"
          groupingColDef={{
            headerName: 'Customer and order',
            leafField: 'id',
            hideDescendantCount: !count,
            width: 200,
          }}
          isGroupExpandedByDefault={isGroupExpandedByDefault}
          initialState={initialState}
        />
      </div>
    </Stack>
  );
}
