import * as React from 'react';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, STATUSES, type Order } from '../../_data/orders';
import { createTerminalTheme } from './terminalTheme';

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110, editable: true },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...STATUSES],
    width: 110,
    cellClassName: ({ value }) => `status-${String(value).toLowerCase()}`,
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 130,
    valueFormatter: (value: number) => usd.format(value),
  },
];

export default function StyleThemed() {
  const outer = useTheme();
  const theme = React.useMemo(() => createTerminalTheme(outer), [outer]);
  const [rows] = React.useState(() => createOrders(120));

  return (
    <ThemeProvider theme={theme}>
      <div style={{ height: 480, width: '100%' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Order desk"
          showToolbar
          checkboxSelection
          disableRowSelectionOnClick
          initialState={{
            pagination: { paginationModel: { pageSize: 25 } },
            sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
          }}
        />
      </div>
    </ThemeProvider>
  );
}
