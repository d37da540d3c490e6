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
function createOrderSource(onSaved: (order: Order) => void): GridDataSource {
  const orders = createOrders(400);
  const server = createServer(orders);
  return {
    getRows: async ({ start, end, sortModel, filterModel }) =>
      server.query({ start: Number(start), end, sortModel, filterModel }),
    updateRow: async ({ rowId, updatedRow }) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 500);
      });
      const index = orders.findIndex((order) => order.id === rowId);
      const next = updatedRow as Order;
      if (!(next.quantity > 0)) throw new Error('An order needs at least one piece.');
      orders[index] = { ...next, total: next.quantity * next.unitPrice };
      onSaved(orders[index]);
      return orders[index];
    },
  };
}

export default function PersistenceDataSource() {
  const [message, setMessage] = React.useState('Change a quantity, or set it to 0.');
  const [problem, setProblem] = React.useState('');
  const [dataSource] = React.useState(() =>
    createOrderSource(({ id, total }) => {
      setMessage(`Saved ${id}, now ${total} USD.`);
      setProblem('');
    }),
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 420 }}>
        <DataGrid
          columns={columns}
          label="Orders on a server"
          dataSource={dataSource}
          onCellEditStop={({ reason }) => {
            if (reason === GridCellEditStopReasons.escapeKeyDown) setProblem('');
          }}
          onDataSourceError={(error) => {
            if (error instanceof GridUpdateRowError) setProblem(`Not saved. ${error.message}`);
          }}
          initialState={{ pagination: { paginationModel: { pageSize: 25 }, rowCount: 0 } }}
          pageSizeOptions={[25]}
        />
      </div>
      <Typography>
        <span role="status">{problem === '' && message}</span>
        <span role="alert">{problem}</span>
      </Typography>
    </Stack>
  );
}
