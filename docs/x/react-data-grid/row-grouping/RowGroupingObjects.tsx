import * as React from 'react';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

interface Delivery extends Order {
  warehouse: { code: string; city: string };
}

const WAREHOUSES = [
  { code: 'BER', city: 'Berlin' },
  { code: 'LYS', city: 'Lyon' },
  { code: 'OSA', city: 'Osaka' },
  { code: 'YYZ', city: 'Toronto' },
];

const columns: GridColDef<Delivery>[] = [
  {
    field: 'warehouse',
    headerName: 'Warehouse',
    width: 150,
    valueFormatter: (value?: Delivery['warehouse'] | string) =>
      typeof value === 'object' ? value.city : value,
    groupingValueGetter: (value: Delivery['warehouse']) => `${value.city} (${value.code})`,
  },
  { field: 'id', headerName: 'Order', width: 120 },
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

const createDeliveries = (): Delivery[] =>
  createOrders(120).map((order, index) => ({
    ...order,
    warehouse: WAREHOUSES[(index * 7 + order.quantity) % 4] ?? { code: 'BER', city: 'Berlin' },
  }));

const initialState = { rowGrouping: { model: ['warehouse'] } };

export default function RowGroupingObjects() {
  const [rows] = React.useState(createDeliveries);

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Deliveries by warehouse"
        groupingColDef={{ headerName: 'Warehouse', width: 200 }}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Lyon (LYS)'}
        initialState={initialState}
      />
    </div>
  );
}
