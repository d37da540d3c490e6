import * as React from 'react';
import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../../../_data/orders';
import { createServer } from '../../../_data/server';

const columns: GridColDef<Order>[] = [
  { field: 'date', headerName: 'Date', type: 'date', width: 110 },
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

function createSource(): GridDataSource {
  const server = createServer(createOrders(180));
  return {
    getRows: async ({ start, end, sortModel }) => {
      const { rows } = await server.query({ start: Number(start), end, sortModel });
      return { rows };
    },
  };
}

export default function ServerLazyEndless() {
  const [dataSource] = React.useState(createSource);

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        lazyLoading
        columns={columns}
        dataSource={dataSource}
        label="Orders without a known end"
        initialState={{ pagination: { paginationModel: { pageSize: 30 } } }}
        disableColumnFilter
      />
    </div>
  );
}
