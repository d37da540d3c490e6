import * as React from 'react';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { STATUSES, createOrders, type Order } from '../../../_data/orders';
import { createServer } from '../../../_data/server';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...STATUSES],
    width: 120,
  },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

const initialState = {
  filter: { filterModel: { items: [{ field: 'status', operator: 'is', value: 'Open' }] } },
  pagination: { paginationModel: { pageSize: 25 } },
};

function createSource(): GridDataSource {
  const server = createServer(createOrders(1000));
  return {
    getRows: ({ start, end, sortModel, filterModel }) =>
      server.query({ start: Number(start), end, sortModel, filterModel }),
  };
}

export default function ServerFilterDataSource() {
  const [dataSource] = React.useState(createSource);

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        columns={columns}
        dataSource={dataSource}
        label="Open orders from a data source"
        showToolbar
        pageSizeOptions={[25]}
        initialState={initialState}
      />
    </div>
  );
}
