import * as React from 'react';
import { DataGrid, type GridColDef, type GridLocaleText } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 130 },
];

const localeText: Partial<GridLocaleText> = {
  footerRowSelected: (count) => (count === 1 ? 'One order chosen' : `${count} orders chosen`),
  paginationRowsPerPage: 'Orders per page:',
  paginationDisplayedRows: ({ from, to, count }) => `Orders ${from} to ${to} of ${count}`,
  noResultsOverlayLabel: 'No order matches.',
  toolbarQuickFilterPlaceholder: 'Find an order…',
};

export default function GridTextsOwnWords() {
  const [rows] = React.useState(() => createOrders(60));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Orders"
        localeText={localeText}
        showToolbar
        checkboxSelection
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10, 25]}
      />
    </div>
  );
}
