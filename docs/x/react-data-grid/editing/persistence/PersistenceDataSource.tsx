import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridCellEditStopReasons,
  GridUpdateRowError,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { createOrders, STATUSES, type Order } from '../../../_data/orders';
import { createServer } from '../../../_data/server';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110, editable: true },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...STATUSES],
    width: 130,
    editable: true,
  },
];

/** A server with 400 orders, which computes totals and refuses empty orders. */
function createOrderSource(onSaved: (message: string) => void): GridDataSource {
  const orders = createOrders(400);
  const server = createServer(orders);
  return {
    getRows: ({ start, ...params }) => server.query({ ...params, start: Number(start) }),
    updateRow: async ({ rowId, updatedRow }) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 500);
      });
      const next = updatedRow as Order;
      if (!(next.quantity > 0)) throw new Error('An order needs at least one piece.');
      const total = next.quantity * next.unitPrice;
      orders[orders.findIndex((order) => order.id === rowId)] = { ...next, total };
      onSaved(`Saved ${next.id}, now $${total.toLocaleString('en-US')}.`);
      return { ...next, total };
    },
  };
}

const hint = { text: 'Change a quantity, or set it to 0.' };

export default function PersistenceDataSource() {
  const [status, setStatus] = React.useState<{ text: string; isError?: boolean }>(hint);
  const [dataSource] = React.useState(() => createOrderSource((text) => setStatus({ text })));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 420 }}>
        <DataGrid
          columns={columns}
          label="Orders on a server"
          dataSource={dataSource}
          onCellEditStop={({ reason }) => {
            if (reason === GridCellEditStopReasons.escapeKeyDown) setStatus(hint);
          }}
          onDataSourceError={(error) => {
            const what = error instanceof GridUpdateRowError ? 'saved' : 'loaded';
            setStatus({ text: `Not ${what}. ${error.message}`, isError: true });
          }}
          initialState={{ pagination: { paginationModel: { pageSize: 25 }, rowCount: 0 } }}
          pageSizeOptions={[25]}
        />
      </div>
      <Typography>
        <span role="status">{!status.isError && status.text}</span>
        <span role="alert">{status.isError && status.text}</span>
      </Typography>
    </Stack>
  );
}
