import * as React from 'react';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const columns: GridColDef<Order>[] = [
  { field: 'category', headerName: 'Category', width: 130 },
  { field: 'date', headerName: 'Date', type: 'date', width: 120 },
  { field: 'total', headerName: 'Total', type: 'number', width: 110 },
];

const monthOf = (column: GridColDef): GridColDef[] | undefined =>
  column.type === 'date'
    ? [
        {
          field: `${column.field}-month`,
          headerName: `${column.headerName} (month)`,
          type: 'number',
          valueGetter: (_value, row) => row[column.field].getMonth(),
          valueFormatter: (value: number) => MONTHS[value],
        },
      ]
    : undefined;

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'category' }],
      columns: [{ field: 'date-month', sort: 'asc' }],
      values: [{ field: 'total', aggFunc: 'sum' }],
    },
  },
};

export default function PivotDerivedMonths() {
  const [rows] = React.useState(() => createOrders(400));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Sales by category and month"
        getPivotDerivedColumns={monthOf}
        pivotingColDef={{ width: 100 }}
        groupingColDef={{ headerName: 'Category', width: 140 }}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
