import * as React from 'react';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'date', headerName: 'Date', type: 'date', width: 130 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 150 },
];

const ORDERS: Record<string, [up: string, down: string]> = {
  number: ['Lowest first', 'Highest first'],
  date: ['Oldest first', 'Newest first'],
};

const localeText: DataGridProps['localeText'] = {
  columnMenuSortAsc: ({ type = '' }) => ORDERS[type]?.[0] ?? 'A to Z',
  columnMenuSortDesc: ({ type = '' }) => ORDERS[type]?.[1] ?? 'Z to A',
  columnMenuUnsort: 'Original order',
  columnMenuHideColumn: 'Hide this column',
  columnMenuManageColumns: 'Choose columns…',
};

export default function ColumnMenuLabels() {
  const [rows] = React.useState(() => createOrders(40));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Orders" localeText={localeText} hideFooter />
    </div>
  );
}
