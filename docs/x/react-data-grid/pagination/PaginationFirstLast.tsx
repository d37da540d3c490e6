import * as React from 'react';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

const slotProps: DataGridProps['slotProps'] = {
  basePagination: { material: { showFirstButton: true, showLastButton: true } },
};

const localeText: DataGridProps['localeText'] = {
  paginationRowsPerPage: 'Orders per page:',
  paginationDisplayedRows: ({ from, to, count }) => `Orders ${from} to ${to} of ${count}`,
};

const initialState = { pagination: { paginationModel: { pageSize: 10 } } };

export default function PaginationFirstLast() {
  const [rows] = React.useState(() => createOrders(140));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Orders with first and last buttons"
        slotProps={slotProps}
        localeText={localeText}
        initialState={initialState}
        pageSizeOptions={[10, 25]}
      />
    </div>
  );
}
