import * as React from 'react';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { createOrders, STATUSES, type Order } from '../../../_data/orders';
import { createServer } from '../../../_data/server';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...STATUSES],
    width: 120,
  },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 130 },
];

function createDataSource(): GridDataSource {
  const server = createServer(createOrders(2000));
  return {
    getRows: ({ start, end, sortModel, filterModel }) =>
      server.query({ start: Number(start), end, sortModel, filterModel }),
  };
}

export default function TutorialSortFilter() {
  const [dataSource] = React.useState(createDataSource);

  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGrid
        columns={columns}
        dataSource={dataSource}
        label="Orders, sorted and filtered on a server"
        initialState={{
          pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 },
          sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
        }}
        pageSizeOptions={[10, 25]}
        showToolbar
      />
    </div>
  );
}
