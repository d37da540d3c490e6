import * as React from 'react';
import {
  DataGrid,
  getGridDateOperators,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../../_data/orders';

const quarters: GridFilterOperator<Order, Date>[] = [1, 2, 3, 4].map((quarter) => ({
  label: `in quarter ${quarter}`,
  headerLabel: `Q${quarter}`,
  value: `q${quarter}`,
  requiresFilterValue: false,
  getApplyFilterFn: () => (date) => Math.floor(date.getMonth() / 3) + 1 === quarter,
}));

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'date',
    headerName: 'Date',
    type: 'date',
    width: 130,
    filterOperators: [...quarters, ...getGridDateOperators()],
  },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

const initialState = {
  filter: { filterModel: { items: [{ field: 'date', operator: 'q2' }] } },
};

export default function FilterWithoutValue() {
  const [rows] = React.useState(() => createOrders(120));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Orders from the second quarter"
        showToolbar
        initialState={initialState}
      />
    </div>
  );
}
