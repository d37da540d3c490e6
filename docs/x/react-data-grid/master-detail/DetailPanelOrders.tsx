import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../../_data/orders';

interface Customer {
  id: string;
  orders: Order[];
}

function groupByCustomer(): Customer[] {
  const customers = new Map<string, Order[]>();
  for (const order of createOrders(120)) {
    customers.set(order.customer, [...(customers.get(order.customer) ?? []), order]);
  }
  return [...customers].map(([id, orders]) => ({ id, orders }));
}

const outer: GridColDef<Customer>[] = [
  { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, width: 70, renderHeader: () => 'Open' },
  { field: 'id', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'count',
    headerName: 'Orders',
    type: 'number',
    width: 100,
    valueGetter: (_value, row) => row.orders.length,
  },
  {
    field: 'total',
    headerName: 'Total (USD)',
    type: 'number',
    width: 130,
    valueGetter: (_value, row) => row.orders.reduce((sum, order) => sum + order.total, 0),
  },
];

const inner: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 120 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

const getDetailPanelContent: DataGridProProps<Customer>['getDetailPanelContent'] = ({ row }) => (
  <div role="row">
    <Box role="gridcell" sx={{ p: 1, height: 240 }}>
      <DataGridPro
        rows={row.orders}
        columns={inner}
        label={`Orders of ${row.id}`}
        density="compact"
        hideFooter
      />
    </Box>
  </div>
);

const getDetailPanelHeight = () => 240;
const initialState = { detailPanel: { expandedRowIds: new Set(['Bluebird']) } };

export default function DetailPanelOrders() {
  const [rows] = React.useState(groupByCustomer);

  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={outer}
        label="Customers and their orders"
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
