import * as React from 'react';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../../_data/orders';
import { createServer } from '../../../_data/server';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 130 },
];

function createDataSource(): GridDataSource {
  const server = createServer(createOrders(2000));
  return {
    getRows: ({ start, end }) => server.query({ start: Number(start), end }),
  };
}

export default function TutorialFirstPage() {
  const [dataSource] = React.useState(createDataSource);

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        columns={columns}
        dataSource={dataSource}
        label="Orders, page by page"
        initialState={{ pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 } }}
        pageSizeOptions={[10]}
        disableColumnSorting
        disableColumnFilter
      />
    </div>
  );
}
