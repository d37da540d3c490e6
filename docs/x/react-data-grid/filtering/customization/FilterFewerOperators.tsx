import * as React from 'react';
import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../../_data/orders';

const wanted = ['startsWith', 'equals'];

const orderOperators = getGridStringOperators()
  .filter((operator) => wanted.includes(operator.value))
  .map((operator) =>
    operator.value === 'startsWith' ? { ...operator, label: 'begins with' } : operator,
  );

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 130, filterOperators: orderOperators },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130, filterable: false },
  {
    field: 'total',
    headerName: 'Total (USD)',
    type: 'number',
    width: 130,
    filterOperators: getGridNumericOperators().filter(({ value }) => ['>=', '<='].includes(value)),
  },
];

const initialState = {
  filter: { filterModel: { items: [{ field: 'id', operator: 'startsWith', value: 'SO-1002' }] } },
};

export default function FilterFewerOperators() {
  const [rows] = React.useState(() => createOrders(80));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Orders with few operators"
        showToolbar
        initialState={initialState}
      />
    </div>
  );
}
